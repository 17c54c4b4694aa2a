import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';

import {styleOptions} from '@site/src/plugins/lean-styles/styleOptions';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'style-options-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

/** A file that makes a plugin, which writes into a style sheet the how manieth that was made it is. */
function countingPlugin(): string {
  const file = path.join(folder, 'counting.js');
  writeFileSync(
    file,
    `let made = 0;
    module.exports = ({name}) => {
      made += 1;
      const text = name + made;
      return {postcssPlugin: 'counting', Once: (root) => root.append('/*' + text + '*/')};
    };`,
  );
  return file;
}

async function process(css: string, plugins: readonly unknown[]): Promise<string> {
  return (await postcss(plugins as AcceptedPlugin[]).process(css, {from: undefined})).css;
}

test('a plugin named by its file gets its options, and is made once for all style sheets', async () => {
  const {plugins} = styleOptions({plugins: [[countingPlugin(), {name: 'number '}]]}, []);
  expect(await process('a{}', plugins)).toBe('a{}/*number 1*/');
  expect(await process('b{}', plugins)).toBe('b{}/*number 1*/');
});

test('a plugin that no style sheet asks for is not loaded', () => {
  expect(() => styleOptions({plugins: [[path.join(folder, 'none.js'), {}]]}, [])).not.toThrow();
});

test('other plugins stay as they are, and ours come first', () => {
  const [theirs, own] = [{postcssPlugin: 'theirs'}, {postcssPlugin: 'own'}];
  expect(styleOptions({plugins: [theirs]}, [own]).plugins).toEqual([own, theirs]);
});

test('other options stay, and nobody looks for a configuration of PostCSS', () => {
  expect(styleOptions({ident: 'postcss', plugins: []}, [])).toEqual({ident: 'postcss', config: false, plugins: []});
});
