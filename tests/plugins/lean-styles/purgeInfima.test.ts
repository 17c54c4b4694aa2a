import {PostCssPluginWrapInLayer as cascadeLayers} from '@docusaurus/plugin-css-cascade-layers/lib/postCssPlugin';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin, type Result} from 'postcss';

import {purgeInfima} from '@site/src/plugins/lean-styles/purgeInfima';

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'lean-styles-'))));

afterEach(() => rmSync(folder, {recursive: true}));

const infima = 'node_modules/infima/dist/css/default/default.css';

type Given = {names?: string[]; file?: string; others?: AcceptedPlugin[]};

async function purge(css: string, {names = [], file = infima, others = []}: Given): Promise<Result> {
  const namesFile = path.join(folder, 'names.json');
  writeFileSync(namesFile, JSON.stringify(names));
  return postcss([purgeInfima(namesFile), ...others]).process(css, {from: path.join(folder, file)});
}

test('of the classes and elements of Infima the named ones stay', async () => {
  const {css} = await purge('.hero__made-up{top:0}.hero__nowhere{top:0}h6 small{top:0}', {
    names: ['h6', 'hero__made-up', 'small'],
  });
  expect(css).toBe('.hero__made-up{top:0}h6 small{top:0}');
});

test('fields that Markdown makes stay', async () => {
  const css = '[type=checkbox]{top:0}';
  expect((await purge(css, {names: ['type']})).css).toBe(css);
});

test('a variable of Infima stays where it is named or a rule that stays uses it', async () => {
  const {css} = await purge(':root{--ifm-made-up:1;--ifm-nowhere:2;--ifm-navbar-height:3}p{top:var(--ifm-made-up)}', {
    names: ['--ifm-navbar-height', 'p'],
  });
  expect(css).toBe(':root{--ifm-made-up:1;--ifm-navbar-height:3}p{top:var(--ifm-made-up)}');
});

test('neighbours go together from a style sheet that a plugin puts into a cascade layer', async () => {
  const others = [cascadeLayers({layers: {infima: () => true}})];
  const {css} = await purge('.hero__nowhere{top:0}.hero__neither{top:0}.hero__made-up{top:0}', {
    names: ['hero__made-up'],
    others,
  });
  expect(css.replace(/\s/g, '')).toBe('@layerinfima{.hero__made-up{top:0}}');
});

test('the bundler makes Infima again when the names change, and no other style sheet', async () => {
  const dependencies = async (file: string): Promise<unknown[]> =>
    (await purge('p{top:0}', {file})).messages.filter(({type}) => type === 'dependency').map((each) => each.file);
  expect(await dependencies(infima)).toEqual([path.join(folder, 'names.json')]);
  expect(await dependencies('src/css/site.css')).toEqual([]);
});

test('other style sheets keep everything', async () => {
  const css = '.hero__nowhere{--ifm-nowhere:2}';
  expect((await purge(css, {file: 'src/css/site.css'})).css).toBe(css);
});
