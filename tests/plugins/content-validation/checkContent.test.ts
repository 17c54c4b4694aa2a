import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {checkContent} from '@site/src/plugins/content-validation/checkContent';
import {printErrors} from '@site/src/lib/node/contentError';
import {readContent} from '@site/src/plugins/content-validation/readContent';
import {withVersion} from '@site/src/csf/version';

const cases = path.resolve('tests/fixtures/content-validation');

test.each(readdirSync(cases))('checkContent: %s', async (name) => {
  const content = await readContent(path.join(cases, name, 'site'));
  const expected = withVersion(readFileSync(path.join(cases, name, 'errors.txt'), 'utf8'));
  expect(printErrors(checkContent(content))).toBe(expected.trimEnd());
});
