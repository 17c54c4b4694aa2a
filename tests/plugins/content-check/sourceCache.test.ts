import {mkdirSync, mkdtempSync, readdirSync, rmdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {parseSource, type Source} from '@site/src/plugins/content-check/parseSource';
import {openSourceCache} from '@site/src/plugins/content-check/sourceCache';

const page = '---\ntitle: Ports\n---\n\n## Open one\n\nSee [the list](/docs/).\n';
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'source-cache-'));
  mkdirSync(path.join(siteDir, 'src/firewall'), {recursive: true});
  mkdirSync(path.join(siteDir, 'node_modules'));
  writeFileSync(path.join(siteDir, 'src/firewall/facts.json'), '{}');
});

/** What a build finds in one page, and whether it had to read it. */
function build(text = page): {source: Source; isRead: boolean} {
  const cache = openSourceCache(siteDir);
  let isRead = false;
  const source = cache.get('docs/ports.md', text, (file, given) => {
    isRead = true;
    return parseSource(file, given);
  });
  cache.save();
  return {source, isRead};
}

test('a page that has not changed is read once, and its finding stays the same', () => {
  const first = build();
  const second = build();
  expect([first.isRead, second.isRead]).toEqual([true, false]);
  expect(second.source).toEqual(first.source);
  expect(second.source.anchors).toEqual(new Set(['open-one']));
});

test('a page that was edited is read again', () => {
  build();
  const {source, isRead} = build(`${page}\n## Close one\n`);
  expect(isRead).toBe(true);
  expect(source.anchors).toContain('close-one');
});

test('when the facts change, every page is read again', () => {
  build();
  writeFileSync(path.join(siteDir, 'src/firewall/facts.json'), '{"TCP_IN": ""}');
  expect(build().isRead).toBe(true);
});

test('what the last build did not ask for is forgotten', () => {
  build();
  build('---\ntitle: Other\n---\n');
  expect(build().isRead).toBe(true);
});

test('a cache that was cut short counts as none', () => {
  build();
  writeFileSync(path.join(siteDir, 'node_modules/.cache/content-check/sources.json'), '{"abc": {');
  expect(build().isRead).toBe(true);
});

test('a folder that holds content only is left as it is', () => {
  rmdirSync(path.join(siteDir, 'node_modules'));
  build();
  expect(readdirSync(siteDir)).toEqual(['src']);
});
