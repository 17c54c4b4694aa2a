import type {Element, Root} from 'hast';

import highlightCode from '@site/src/plugins/rehype-code-highlight';
import {newFolder} from '@site/tests/support/folder';

/** A fenced block as the Markdown loader hands it over. */
function fence(language: string, meta: string | null, code: string, line = 1): Element {
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    position: {start: {line, column: 1}, end: {line: line + 2, column: 1}},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {className: [`language-${language}`], metastring: meta},
        children: [{type: 'text', value: `${code}\n`}],
      },
    ],
  };
}

const file = {path: '/site/docs/usage/x.mdx', cwd: '/site'};

test('a fenced block becomes an element whose attributes hold all that is shown', () => {
  const tree: Root = {
    type: 'root',
    children: [fence('ini', 'title="/etc/csf/csf.conf" showLineNumbers', 'TESTING = "0"')],
  };
  highlightCode({additionalLanguages: ['ini']})(tree, file);
  expect(tree.children[0]).toMatchObject({
    tagName: 'pre',
    properties: {
      language: 'ini',
      title: '/etc/csf/csf.conf',
      showLineNumbers: true,
      html: expect.stringContaining('TESTING'),
    },
    children: [],
  });
});

test('every error is thrown at once, with file and line', () => {
  const tree: Root = {type: 'root', children: [fence('ini', 'live', 'a', 12), fence('cobol', null, 'b', 40)]};
  expect(() => highlightCode({additionalLanguages: ['ini']})(tree, file)).toThrow(
    /^docs\/usage\/x\.mdx:12: a code block cannot have "live".*\ndocs\/usage\/x\.mdx:40: a code block cannot be in "cobol"/,
  );
});

const visitorCode: Root['children'] = [
  fence('bash', null, 'csf -tr 203.0.113.7\ngrep "SRC=203.0.113.7 " /var/log/kern.log'),
  {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [
      {type: 'element', tagName: 'code', properties: {}, children: [{type: 'text', value: 'csf -a 203.0.113.7 "<x>"'}]},
    ],
  },
];

const htmlOf = (node: unknown) => String((node as Element).properties.html);

test('what is the own of readers is marked in code, also within a token, and the page gets the control', () => {
  const tree: Root = {type: 'root', children: structuredClone(visitorCode)};
  highlightCode({additionalLanguages: ['bash']})(tree, file);
  const [control, block, paragraph] = tree.children;
  expect(control).toMatchObject({tagName: 'menu'});
  expect(htmlOf(block)).toContain('<span data-own="address">203.0.113.7</span>');
  expect(htmlOf(block)).toContain('SRC=<span data-own="kernel">203.0.113.7</span> "');
  expect(htmlOf(block)).toContain('<span data-own="/var/log/messages">/var/log/kern.log</span>');
  expect((paragraph as Element).children[0]).toMatchObject({
    tagName: 'code',
    children: [
      {type: 'text', value: 'csf -a '},
      {tagName: 'span', properties: {'data-own': 'address'}, children: [{value: '203.0.113.7'}]},
      {type: 'text', value: ' "<x>"'},
    ],
  });
});

test('a command that is longer than a line of a phone breaks at its spaces, not behind the hyphen of an option', () => {
  const command = (value: string): Element => ({
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{type: 'text', value}],
  });
  const long = command('csf -td 203.0.113.7 3600 -p 22');
  const short = command('csf -d 203.0.113.99');
  const inCell = command('csf -d 203.0.113.99');
  const cell: Element = {type: 'element', tagName: 'th', properties: {}, children: [inCell]};
  highlightCode({})({type: 'root', children: [long, short, cell]}, file);
  const option = (value: string) => ({tagName: 'span', properties: {className: ['short']}, children: [{value}]});
  expect(long).toMatchObject({
    properties: {className: ['long']},
    children: [
      {value: 'csf '},
      option('-td'),
      {value: ' '},
      {tagName: 'span', properties: {'data-own': 'address'}},
      {value: ' 3600 '},
      option('-p'),
      {value: ' '},
      {tagName: 'span', properties: {'data-own': 'port'}},
    ],
  });
  expect(short.children).toHaveLength(1);
  expect(inCell.children).toMatchObject([{value: 'csf '}, option('-d'), {value: ' 203.0.113.99'}]);
});

test.each([
  ['recordings', 'console', 'transcript=11-grep', 'root@server:~# csf -g 203.0.113.7'],
  ['logs', 'log', null, 'login failed ip=203.0.113.7'],
  ['code without anything of them', 'bash', null, 'csf -d 203.0.113.99'],
])('%s stay as they are', (_, language, meta, code) => {
  const tree: Root = {type: 'root', children: [fence(language, meta, code)]};
  highlightCode({additionalLanguages: ['bash']})(tree, file);
  expect(tree.children).toHaveLength(1);
  expect(htmlOf(tree.children[0])).not.toContain('data-own');
});

test('the reference shows settings as the product ships them', () => {
  const tree: Root = {type: 'root', children: [fence('ini', null, 'TCP_IN = "22"')]};
  highlightCode({additionalLanguages: ['ini']})(tree, {...file, path: '/site/docs/reference/ports.mdx'});
  expect(htmlOf(tree.children[0])).not.toContain('data-own');
});

test('tabs of systems name their own paths', () => {
  const tabs = {
    type: 'mdxJsxFlowElement' as const,
    name: 'Tabs',
    attributes: [{type: 'mdxJsxAttribute' as const, name: 'groupId', value: 'system'}],
    children: [fence('bash', null, 'cat /var/log/kern.log')],
  };
  const tree: Root = {type: 'root', children: [tabs]};
  highlightCode({additionalLanguages: ['bash']})(tree, file);
  expect(tree.children[0]).toMatchObject({tagName: 'menu'});
  expect(htmlOf(tabs.children[0])).not.toContain('data-own');
});

test('a part that pages share has no control; the page that puts it in has one, for what is in the part', () => {
  const folder = newFolder({'_part.mdx': 'Run `csf -a 203.0.113.7`.', '_other.mdx': 'Run `csf -r`.'});
  const part: Root = {type: 'root', children: structuredClone(visitorCode)};
  highlightCode({additionalLanguages: ['bash']})(part, {path: `${folder}/_part.mdx`, cwd: folder});
  expect(part.children[0]).toMatchObject({tagName: 'pre'});
  const pageWith = (name: string): Root['children'] => {
    const tree: Root = {type: 'root', children: [{type: 'mdxjsEsm', value: `import Part from './${name}';`}]};
    highlightCode({})(tree, {path: `${folder}/page.mdx`, cwd: folder});
    return tree.children;
  };
  expect(pageWith('_part.mdx')[0]).toMatchObject({tagName: 'menu'});
  expect(pageWith('_other.mdx')).toHaveLength(1);
});
