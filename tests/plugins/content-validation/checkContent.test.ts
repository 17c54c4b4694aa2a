import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {checkContent} from '@site/src/plugins/content-validation/checkContent';
import {componentsOfPages} from '@site/src/plugins/content-validation/checkComponents';
import {printErrors} from '@site/src/lib/node/contentError';
import {readContent} from '@site/src/plugins/content-validation/readContent';
import {withVersion} from '@sentinel/csf/model/version';

const cases = path.resolve('tests/fixtures/content-validation');

test.each(readdirSync(cases))('checkContent: %s', async (name) => {
  const content = await readContent(path.join(cases, name, 'site'));
  const expected = withVersion(readFileSync(path.join(cases, name, 'errors.txt'), 'utf8'));
  expect(printErrors(checkContent(content))).toBe(expected.trimEnd());
});

test('the components that need no import are those of the theme and ours', () => {
  const theme = readFileSync('node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js', 'utf8');
  const ours = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const names = [
    ...[...theme.matchAll(/^ {2}([A-Z]\w*)[,:]/gm)].map(([, name]) => name!),
    ...[.../\{\.\.\.MDXComponents, (.+)\}/.exec(ours)![1]!.matchAll(/\b([A-Z]\w*)(?=,|$)/g)].map(([, name]) => name!),
  ];
  expect(componentsOfPages).toEqual(
    [...new Set(names)].filter((name) => !['CopyCode', 'MyValues', 'Table'].includes(name)).sort(),
  );
});
