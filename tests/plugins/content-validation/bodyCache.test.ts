import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {parseBody} from '@site/src/plugins/content-validation/parseBody';
import {openBodyCache} from '@site/src/plugins/content-validation/bodyCache';
import type {Body} from '@site/src/plugins/content-validation/readBody';

const page = '---\ntitle: Ports\n---\n\n## Open one\n\nSee [the list](/docs/).\n';
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'body-cache-'));
  mkdirSync(path.join(siteDir, 'src/product'), {recursive: true});
  writeFileSync(path.join(siteDir, 'package.json'), '{}');
  writeFileSync(path.join(siteDir, 'src/product/facts.json'), '{}');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

/** What a build finds in one page, and whether it had to read it. */
async function build(text = page): Promise<{body: Body; isRead: boolean}> {
  const cache = openBodyCache(siteDir);
  let isRead = false;
  const body = await cache.get('docs/ports.md', text, (file, given) => {
    isRead = true;
    return Promise.resolve(parseBody(file, given));
  });
  cache.save();
  return {body, isRead};
}

test('a page that has not changed is read once, and its finding stays the same', async () => {
  const first = await build();
  const second = await build();
  expect([first.isRead, second.isRead]).toEqual([true, false]);
  expect(second.body).toEqual(first.body);
  expect(second.body.anchors).toEqual(new Set(['open-one']));
});

test('a page that was edited is read again', async () => {
  await build();
  const {body, isRead} = await build(`${page}\n## Close one\n`);
  expect(isRead).toBe(true);
  expect(body.anchors).toContain('close-one');
});

test('when the facts change, every page is read again', async () => {
  await build();
  writeFileSync(path.join(siteDir, 'src/product/facts.json'), '{"TCP_IN": ""}');
  expect((await build()).isRead).toBe(true);
});

test('what the last build did not ask for is forgotten', async () => {
  await build();
  await build('---\ntitle: Other\n---\n');
  expect((await build()).isRead).toBe(true);
});

test('a cache that was cut short counts as none', async () => {
  await build();
  writeFileSync(path.join(siteDir, 'node_modules/.cache/content-check/bodies.json'), '{"abc": {');
  expect((await build()).isRead).toBe(true);
});

test('a folder that holds content only is left as it is', async () => {
  rmSync(path.join(siteDir, 'package.json'));
  await build();
  expect(readdirSync(siteDir)).toEqual(['src']);
});
