import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {renderChanged} from '@site/src/plugins/rendered-pages/renderChanged';
import {openRenderings} from '@site/src/plugins/rendered-pages/renderings';

type Page = {html: string; links: string[]};

let folder: string;
let rendered: string[];

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'renderings-')), 'pages');
  rendered = [];
});

/** Renders pages in a build of their own, each with a fingerprint that ends with the given mark. */
async function build(pathnames: readonly string[], mark = 'same', v4 = true): Promise<Page[]> {
  const render = renderChanged(
    async ({pathname}) => {
      rendered.push(pathname);
      return {html: `<p>${pathname} ${mark}</p>`, links: ['/', undefined as unknown as string]};
    },
    (pathname) => pathname + mark,
    openRenderings(folder),
  );
  return Promise.all(pathnames.map((pathname) => render({pathname, v4RemoveLegacyPostBuildHeadAttribute: v4})));
}

test('a page that did not change is not rendered again, and is the same', async () => {
  const first = await build(['/a/', '/b/']);
  expect(await build(['/a/', '/b/'])).toEqual(first);
  expect(rendered).toEqual(['/a/', '/b/']);
});

test('a page that changed is rendered, and kept in the place of the one before', async () => {
  await build(['/a/'], 'old');
  expect(await build(['/a/'], 'new')).toEqual([expect.objectContaining({html: '<p>/a/ new</p>'})]);
  await build(['/a/'], 'new');
  await build(['/a/'], 'old');
  expect(rendered).toEqual(['/a/', '/a/', '/a/']);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a page whose file cannot be understood is rendered', async () => {
  await build(['/a/']);
  readdirSync(folder).forEach((file) => writeFileSync(path.join(folder, file), 'torn'));
  expect(await build(['/a/'])).toEqual([expect.objectContaining({html: '<p>/a/ same</p>'})]);
  expect(rendered).toHaveLength(2);
});

test('pages of other paths than those of the site are not kept longer', async () => {
  await build(['/a/', '/gone/']);
  openRenderings(folder).deleteOthers(['/a/', '/new/']);
  expect(readdirSync(folder)).toHaveLength(1);
  await build(['/a/']);
  expect(rendered).toEqual(['/a/', '/gone/']);
});

test('with the old form of the head of a page every page is rendered', async () => {
  await build(['/a/'], 'same', false);
  await build(['/a/'], 'same', false);
  expect(rendered).toHaveLength(2);
});

test('a page that cannot be rendered fails, and is tried again by the next build', async () => {
  const render = renderChanged(
    () => Promise.reject(new Error('The page is broken.')),
    () => 'same',
    openRenderings(folder),
  );
  await expect(render({pathname: '/a/', v4RemoveLegacyPostBuildHeadAttribute: true})).rejects.toThrow('broken');
  await build(['/a/'], '');
  expect(rendered).toEqual(['/a/']);
});
