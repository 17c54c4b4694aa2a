import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {curlText} from '@site/src/lib/curlText';
import curlyQuotes from '@site/src/plugins/remark-curly-quotes';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkDirective);

function curled(markdown: string): Root {
  const tree = parser.parse(markdown);
  curlyQuotes()(tree);
  return tree;
}

test.each([
  [`It doesn't say "blocked".`, 'It doesn’t say “blocked”.'],
  [`"Blocked" ("denied"), customers' servers`, '“Blocked” (“denied”), customers’ servers'],
  [`He said "it says 'no'"`, 'He said “it says ‘no’”'],
  [`"'No,'" she said`, '“‘No,’” she said'],
  [`the '90s, and '24`, 'the ’90s, and ’24'],
  [`open/"closed"—"ajar"`, 'open/“closed”—“ajar”'],
])('%s', (straight, curly) => {
  expect(curlText(straight)).toBe(curly);
});

test.each([
  ['"**Bold**", "*slanted*" and "[linked](/docs/)"', '“Bold”, “slanted” and “linked”'],
  ['**"Bold"** and [lfd\'s "words"](/docs/)', '“Bold” and lfd’s “words”'],
  ['The mail says "`blocked`" and `lfd`\'s name', 'The mail says “blocked” and lfd’s name'],
  ['<Step>"Now"</Step> the server\'s', '“Now” the server’s'],
])('a mark looks beyond the element that it is in: %s', (markdown, words) => {
  expect(toString(curled(markdown))).toBe(words);
});

test('each paragraph, heading and item begins anew', () => {
  expect(toString(curled('a\n\n"b"\n\n# "c"\n\n- "d"\n- "e"'))).toBe('a“b”“c”“d”“e”');
});

test.each([
  ['`TESTING = "1"`', 'inlineCode'],
  ['```ini\nTESTING = "1"\n```', 'code'],
  ['{/* a writer\'s "note" */}', 'mdxFlowExpression'],
  ['<Film title="the writer\'s" />', 'mdxJsxFlowElement'],
  ['::settings{of="General \'x\'"}', 'leafDirective'],
  ['[x](/docs/ "the link\'s title")', 'link'],
])('%s keeps its marks (%s)', (markdown, type) => {
  const tree = curled(markdown);
  expect(JSON.stringify(tree)).toContain(`"type":"${type}"`);
  expect(tree).toEqual(parser.parse(markdown));
});

test('a heading keeps its anchor', () => {
  const heading = `What's "new" in lfd's log?`;
  expect(createSlugger().slug(curlText(heading))).toBe(createSlugger().slug(heading));
});
