import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {checkContent} from '@site/src/plugins/content-validation/checkContent';
import {printFaults} from '@site/src/plugins/content-validation/fault';
import {readContent} from '@site/src/plugins/content-validation/readContent';

const cases = path.resolve('tests/fixtures/content-check');

test.each(readdirSync(cases))('checkContent: %s', async (name) => {
  const content = await readContent(path.join(cases, name, 'site'));
  const expected = readFileSync(path.join(cases, name, 'faults.txt'), 'utf8');
  expect(printFaults(checkContent(content))).toBe(expected.trimEnd());
});
