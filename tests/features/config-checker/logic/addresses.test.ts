import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {checkConfig} from '@site/src/features/config-checker/logic/checkConfig';
import {referenceUrl} from '@site/src/features/config-checker/logic/finding';
import {shippedSettings} from '@site/src/features/config-checker/logic/shippedConfig';
import {checkLinks} from '@site/src/plugins/content-validation/links';
import type {Source} from '@site/src/plugins/content-validation/content';
import {readContent} from '@site/src/plugins/content-validation/readContent';
import {parseBody} from '@site/src/plugins/content-validation/parseBody';
import {readFrontMatter} from '@site/src/plugins/content-validation/frontMatter';

import {fixtures, readFixture} from './ruleFixture';

/** Every address that stands in the sources of the checker, whether a fixture shows it or not. */
function written(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/'(\/docs\/[^'`$]*)'/g)].map(([, href]) => href!),
    );
}

function found(): string[] {
  return readdirSync(path.join(fixtures, 'rules')).flatMap((id) => {
    const {text, panel, encoding} = readFixture(`rules/${id}/triggers.conf`);
    return checkConfig(text, panel, encoding).findings.map(({href}) => href);
  });
}

test('every address leads to a page and a heading that exist', async () => {
  const content = await readContent(path.resolve('.'));
  const hrefs = new Set([
    ...written(path.resolve('src/features/config-checker/logic')),
    ...found(),
    ...[...shippedSettings.keys()].map(referenceUrl),
  ]);
  expect(hrefs.size).toBeGreaterThan(500);
  const file = 'docs/_checker.mdx';
  const source: Source = {file, text: '', ...readFrontMatter(file, ''), ...parseBody(file, '')};
  source.links = [...hrefs].map((target, index) => ({target, line: index + 1}));
  const faults = checkLinks({...content, sources: [...content.sources, source]}).filter(
    ({file}) => file === source.file,
  );
  expect(faults.map(({message}) => message)).toEqual([]);
  // Reading all pages takes its time on a busy machine.
}, 60_000);
