import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '../../browser/support/site';
import {looks} from '../options/looks';

/** A file of a build; empty where the build doesn't have it. */
function read(build: string, file: string): string {
  const place = path.join(build, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}

for (const {option, file, shows} of looks) {
  test(`the option ${option} works`, () => {
    expect(read('test-results/options-build', file)).toMatch(shows);
    // Where the option is not set, there is nothing of the kind: so the pattern can fail.
    expect(read('build', file)).not.toMatch(shows);
  });
}
