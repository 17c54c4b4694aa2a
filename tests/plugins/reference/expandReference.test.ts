import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {existsSync} from 'node:fs';

import {directives} from '@site/src/plugins/reference/directives';
import {anchorsOf, expandReference, sourcesOf} from '@site/src/plugins/reference/expandReference';
import {paragraph} from '@site/src/plugins/reference/nodes';

const directive = (name: string, attributes: Record<string, string> = {}): LeafDirective => ({
  type: 'leafDirective',
  name,
  attributes,
  children: [],
});
const knocking = directive('settings', {section: 'Port Knocking'});

function expanded(...children: Root['children']): Root['children'] {
  const tree: Root = {type: 'root', children};
  expandReference(tree);
  return tree.children;
}

test('a directive gives way to its nodes, and all else stays', () => {
  const nodes = expanded(paragraph('before'), knocking, directive('unknown'), paragraph('after'));
  expect(nodes.filter(({type}) => type === 'heading')).toMatchObject([
    {depth: 3, data: {hProperties: {id: 'portknocking'}}, children: [{value: 'PORTKNOCKING'}]},
    {children: [{value: 'PORTKNOCKING_LOG'}]},
    {children: [{value: 'PORTKNOCKING_ALERT'}]},
  ]);
  expect([nodes[0], ...nodes.slice(-2)]).toEqual([paragraph('before'), directive('unknown'), paragraph('after')]);
});

test('the anchors of a directive are the ids of its headings', () => {
  expect(anchorsOf(knocking)).toEqual(['portknocking', 'portknocking_log', 'portknocking_alert']);
  expect(anchorsOf(directive('unknown'))).toEqual([]);
});

test('a page can change its nodes without those of other pages', () => {
  const [heading] = expanded(knocking) as {children?: unknown[]}[];
  heading!.children = [];
  expect(expanded(knocking)[0]).toMatchObject({children: [{value: 'PORTKNOCKING'}]});
});

test('a long list of ports may wrap after each comma, and short code does not', () => {
  const found = JSON.stringify(expanded(directive('ports')));
  expect(found).toContain('{"type":"text","value":"20,"},{"type":"mdxJsxTextElement","name":"wbr"');
  expect(found).toContain('{"type":"inlineCode","value":"TCP_IN"}');
});

test('the settings of a section come from the facts and from its descriptions', () => {
  expect(sourcesOf('Text.\n\n::settings{section="Port Knocking"}\n')).toEqual([
    'packages/csf/facts/settings.json',
    'packages/csf/facts/setting-arrivals.json',
    'packages/csf/facts/setting-history.json',
    'packages/csf/descriptions/settings/port-knocking.yml',
  ]);
});

test('text without directives has no other sources', () => {
  expect(sourcesOf('A line with ::settings in it.\n\n    a::b\n')).toEqual([]);
});

test('every directive has sources, and they exist', () => {
  const missing = [...directives.keys()].filter((name) => {
    const files = sourcesOf(`::${name}{section="Port Knocking"}`);
    return files.length === 0 || !files.every((file) => existsSync(file));
  });
  expect(missing).toEqual([]);
});
