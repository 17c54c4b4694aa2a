import {mkdtempSync, rmSync, writeFileSync, mkdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss from 'postcss';

import {purgeInfima} from '@site/src/plugins/lean-styles/purgeInfima';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'lean-styles-'));
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'docs/page.mdx'), '<p className="hero__made-up">Text</p>\n');
});

afterEach(() => rmSync(site, {recursive: true}));

async function purge(css: string, file: string): Promise<string> {
  const result = await postcss([purgeInfima(site)]).process(css, {from: path.join(site, file)});
  return result.css;
}

const infima = 'node_modules/infima/dist/css/default/default.css';

test('a class of Infima stays where a page or the theme names it', async () => {
  expect(await purge('.hero__made-up{top:0}.navbar__items{top:0}.hero__nowhere{top:0}', infima)).toBe(
    '.hero__made-up{top:0}.navbar__items{top:0}',
  );
});

test('elements and fields that Markdown makes stay', async () => {
  const css = 'blockquote{top:0}h6 small{top:0}[type=checkbox]{top:0}';
  expect(await purge(css, infima)).toBe(css);
});

test('a variable of Infima stays where a rule of it or a style sheet of the theme uses it', async () => {
  const css = ':root{--ifm-made-up:1;--ifm-nowhere:2;--ifm-navbar-height:3}p{top:var(--ifm-made-up)}';
  expect(await purge(css, infima)).toBe(':root{--ifm-made-up:1;--ifm-navbar-height:3}p{top:var(--ifm-made-up)}');
});

test('other style sheets keep everything', async () => {
  expect(await purge('.hero__nowhere{--ifm-nowhere:2}', 'src/css/site.css')).toBe('.hero__nowhere{--ifm-nowhere:2}');
});
