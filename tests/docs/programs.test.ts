import {readFileSync} from 'node:fs';

import {programKinds, programs} from '@sentinel/csf/answers/programs';
import {parseBody} from '@site/src/plugins/content-validation/parseBody';

const file = 'docs/reference/programs.mdx';
const text = readFileSync(file, 'utf8');

test('the page has each kind of program once, with its row for each program', () => {
  expect([...text.matchAll(/^::programs\{kind="(\w+)"\}$/gm)].map(([, kind]) => kind).sort()).toEqual(
    programKinds.map(({id}) => id).sort(),
  );
  const {anchors} = parseBody(file, text);
  expect(programs.filter(({id}) => !anchors.has(id))).toEqual([]);
});

test('a program leads to a section that the docs have', () => {
  const pages = [...new Set(programs.flatMap(({page = []}) => page))].map((page) => page.split('#'));
  const anchors = new Map(
    pages.map(([name]) => [name, parseBody(name!, readFileSync(`docs/${name!}.mdx`, 'utf8')).anchors]),
  );
  const missing = pages.filter(([name, anchor]) => anchor !== undefined && !anchors.get(name)!.has(anchor));
  expect(missing.map((parts) => parts.join('#'))).toEqual([]);
});
