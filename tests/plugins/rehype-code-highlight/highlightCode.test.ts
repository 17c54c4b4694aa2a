import type {Element, Root} from 'hast';

import highlightCode from '@site/src/plugins/rehype-code-highlight';

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
