import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {preProcessFile} from 'typescript';

import {pageSources} from '@site/src/plugins/content-validation/pageSources';
import {directives} from '@site/src/plugins/reference/directives';

const sources = pageSources('.').map((file) => path.relative('.', file));

/** Files and all that they import from this project. */
function withImports(files: readonly string[]): string[] {
  const found = new Set(files);
  // A set's loop also visits what is added meanwhile.
  for (const file of found) {
    const {importedFiles} = preProcessFile(file.endsWith('.ts') ? readFileSync(file, 'utf8') : '');
    for (const {fileName} of importedFiles.filter(({fileName: name}) => /^(\.|@sentinel\/)/.test(name))) {
      const target = fileName.startsWith('.')
        ? path.join(path.dirname(file), fileName)
        : fileName.replace('@sentinel', 'packages');
      found.add([`${target}.ts`, path.join(target, 'index.ts')].find(existsSync) ?? target);
    }
  }
  return [...found];
}

test('all code that writes into pages is among their sources, with what it imports', () => {
  const needed = withImports([
    'src/plugins/remark-product-links/linkTerms.ts',
    'src/plugins/rehype-code-highlight/index.ts',
    'src/plugins/content-validation/checkContent.ts',
  ]);
  expect(needed).toEqual(expect.arrayContaining(['packages/csf/facts/ports.json', 'src/plugins/reference/nodes.ts']));
  expect(needed.filter((file) => !sources.includes(file))).toEqual([]);
});

test('all files that directives read are among the sources of pages', () => {
  const read = [...directives.values()].flatMap((directive) => directive.sources({section: 'Port Knocking'}));
  expect(read.filter((file) => !sources.includes(file))).toEqual([]);
});
