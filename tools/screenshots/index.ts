import {existsSync} from 'node:fs';
import path from 'node:path';

import {requireEnvironment} from '../../src/environment';
import {findMissingPages, serveBuild} from './servedBuild';
import {subjectOf, subjects} from './subjects';
import {takeScreenshots} from './takeScreenshots';

/** Takes screenshots of the built site: `npm run screenshots`, or `npm run screenshots -- /docs/intro/` for that page. */
const build = path.resolve('build');
const folder = 'test-results/screenshots';

async function screenshots(addresses: readonly string[]): Promise<void> {
  if (!existsSync(path.join(build, 'index.html'))) {
    complain('build/index.html does not exist: run "npm run build" first.');
    return;
  }
  const {baseUrl} = requireEnvironment();
  const site = await serveBuild(build, baseUrl);
  try {
    const missing = await findMissingPages(addresses, site.home, build);
    missing.forEach(complain);
    const wanted = addresses.length === 0 ? subjects : addresses.filter((given) => !missing.has(given)).map(subjectOf);
    if (wanted.length > 0) {
      const count = await takeScreenshots({home: site.home, subjects: wanted, folder});
      console.log(`${count} screenshots are in ${folder}; the contact sheets show the first screen of each.`);
    }
  } finally {
    await site.close();
  }
}

function complain(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

screenshots(process.argv.slice(2)).catch((error: unknown) => complain(String(error)));
