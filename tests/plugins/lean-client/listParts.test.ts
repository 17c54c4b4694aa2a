import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {listParts, type Compiler} from '@site/src/plugins/lean-client/listParts';
import {partsOfPages} from '@site/src/plugins/lean-client/partsOfPages';

class RawSource {
  public constructor(private readonly text: string) {}
  public readonly source = (): string => this.text;
}

const Compilation = {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400, PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: 2500};

/** The script of the runtime as Rspack writes it, with the hashes of chunks and of style sheets. */
const runtimeWith = (hashes: string): string => `
__webpack_require__.u = (chunkId) => {
  // return url for filenames not based on template

  // return url for filenames based on template
  return "assets/js/chunk." + {${hashes}}[chunkId] + ".js"
}
__webpack_require__.miniCssF = (chunkId) => {
  return "assets/css/" + ({"3": "1ce",}[chunkId] || chunkId) + "." + {"3": "3333cccc",}[chunkId] + ".css"
}`;

let generated: string;

beforeEach(() => {
  generated = mkdtempSync(path.join(os.tmpdir(), 'list-parts-'));
  const modules = {intro: '@site/docs/intro.mdx', post: '@site/blog/post.md?truncated=true', look: '@theme/DocItem'};
  const entries = Object.entries(modules).map(([name, module]) => {
    const text = JSON.stringify(module);
    return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${text}), ${text}, require.resolveWeak(${text})],`;
  });
  writeFileSync(path.join(generated, 'registry.js'), `export default {\n${entries.join('\n')}\n};\n`);
  const chunkNames = {'/docs/intro/-1': {content: 'intro', __comp: 'look'}, '/blog/-2': {content: 'post'}};
  writeFileSync(path.join(generated, 'routesChunkNames.json'), JSON.stringify(chunkNames));
});

afterEach(() => rmSync(generated, {recursive: true}));

type Built = {files: Record<string, string>; smaller: (text: string) => string; errors?: string[]};

/** Runs the plugin in a bundler that has written files, and makes the runtime smaller between its two halves. */
function run({files, smaller, errors = []}: Built): Record<string, string> {
  const steps: {stage: number; run: () => void}[] = [];
  const compilation = {
    errors,
    chunks: [
      {id: 1, name: 'in', files: ['assets/js/chunk.1111aaaa.js']},
      {id: 2, name: 'po', files: ['assets/js/chunk.2222bbbb.js']},
      {id: 3, name: 'lo', files: ['assets/js/chunk.3333cccc.js', 'assets/css/3.css']},
      {id: 4, files: ['assets/js/chunk.4444dddd.js']},
      {id: 5, name: 'styles', files: ['assets/css/styles.5555ffff.css']},
    ],
    entrypoints: new Map([['main', {getFiles: () => Object.keys(files)}]]),
    getAsset: (name: string) => ({source: new RawSource(files[name]!)}),
    updateAsset: (name: string, source: RawSource) => (files[name] = source.source()),
    emitAsset: (name: string, source: RawSource) => (files[name] = source.source()),
    hooks: {processAssets: {tap: ({stage}: {stage: number}, step: () => void) => steps.push({stage, run: step})}},
  };
  const compiler = {
    webpack: {Compilation, sources: {RawSource}},
    hooks: {thisCompilation: {tap: (_: string, begin: (made: typeof compilation) => void) => begin(compilation)}},
  };
  listParts(compiler as unknown as Compiler, partsOfPages(generated));
  const runtime = Object.keys(files).find((file) => file.includes('runtime'));
  if (runtime !== undefined) {
    const step = {stage: 400, run: () => (files[runtime] = smaller(files[runtime]!))};
    steps.push(step);
  }
  steps.sort((one, other) => one.stage - other.stage).forEach((step) => step.run());
  return files;
}

const runtimeFile = 'assets/js/runtime~main.9999ffff.js';
const mainFile = 'assets/js/main.8888eeee.js';
const hashes = '"1": "1111aaaa","2": "2222bbbb","3": "3333cccc","4": "4444dddd",';

function built(smaller = (text: string): string => text): Record<string, string> {
  return run({files: {[runtimeFile]: runtimeWith(hashes), [mainFile]: 'main()'}, smaller});
}

test('the list has the hashes of the contents of pages, and the scripts that it holds beside', () => {
  expect(JSON.parse(built()['page-parts.json']!)).toEqual({
    scripts: [runtimeFile, mainFile],
    hashes: {1: '1111aaaa', 2: '2222bbbb'},
  });
});

test('the runtime finds all other chunks, knows those without a script, and finds those that are added', () => {
  const bundler = {} as {parts: Record<string, string>; u: (id: number) => string; miniCssF: (id: number) => string};
  new Function('__webpack_require__', built()[runtimeFile]!)(bundler);
  expect(bundler.parts).toEqual({3: '3333cccc', 4: '4444dddd', 5: ''});
  expect(bundler.u(3)).toBe('assets/js/chunk.3333cccc.js');
  expect(bundler.miniCssF(3)).toBe('assets/css/1ce.3333cccc.css');
  bundler.parts[1] = '1111aaaa';
  expect(bundler.u(1)).toBe('assets/js/chunk.1111aaaa.js');
});

test('what makes the runtime smaller sees no hashes, which would change the names that it gives', () => {
  let seen = '';
  built((text) => {
    seen = text;
    return text;
  });
  expect(seen).toContain('.parts = ');
  expect(seen).not.toMatch(/[0-9a-f]{8}/);
});

test('a runtime of another form is told', () => {
  const files = {[runtimeFile]: '__webpack_require__.u = () => "";'};
  expect(() => run({files, smaller: String})).toThrow('adapt the pattern in listParts.ts');
});

test('a bundler that has found errors, and written no runtime, tells them itself', () => {
  expect(run({files: {}, smaller: String, errors: ['Module not found']})).toEqual({});
});
