import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import autolinkLiterals from '@site/src/plugins/autolink-literals';
import {withoutLiterals, type Syntax} from '@site/src/plugins/autolink-literals/withoutLiterals';

const withGfm = unified().use(remarkParse).use(remarkGfm).freeze();
const spared = unified().use(remarkParse).use(remarkGfm).use(autolinkLiterals).freeze();

test.each([
  ['no address', 'Words of *how* hosts work.\n\n| a | b |\n| - | - |\n| ~~c~~ | d |\n'],
  ['an e-mail address', 'Write to root@example.org today.\n'],
  ['an address with its protocol', 'See HTTPS://example.org/how?a=b&c=d.\n'],
  ['an address of the web without one', 'See www.example.org, WWW.example.com.\n'],
  ['an @ that is written as a reference', 'Write to root&#64;example.org or root&commat;example.org.\n'],
  ['a protocol that is written with escapes', 'See http\\://example.org and www\\.example.org.\n'],
  ['an address within a link', '[root@example.org](https://example.org)\n'],
  ['an address in code only', 'Run `curl https://example.org`.\n\n```\nroot@server:~# www.example.org\n```\n'],
  ['an address in a footnote', 'Words.[^1]\n\n[^1]: See https://example.org.\n'],
])('reads a text with %s as without it', (_, text) => {
  expect(spared.parse(text)).toEqual(withGfm.parse(text));
});

test('a text without an address does not change how the next one is read', () => {
  spared.parse('No address.');
  expect(JSON.stringify(spared.parse('root@example.org'))).toContain('mailto:root@example.org');
});

test('tries at each letter only the kinds of addresses that a text can have', () => {
  const syntax: Syntax = {text: {104: [{name: 'emailAutolink'}, {name: 'protocolAutolink'}], 42: {name: 'attention'}}};
  const tried = (text: string): unknown[] =>
    Object.values(withoutLiterals(syntax, text).text ?? {})
      .flat()
      .map((construct) => construct?.name);
  expect(tried('no address')).toEqual(['attention']);
  expect(tried('a@b')).toEqual(['attention', 'emailAutolink']);
  expect(tried('http://a')).toEqual(['attention', 'protocolAutolink']);
});

test('the parser still has the names by which kinds of addresses are left out', () => {
  const {micromarkExtensions = []} = withGfm.data() as {micromarkExtensions?: Syntax[]};
  const names = micromarkExtensions
    .flatMap(({text = {}}) => Object.values(text).flat())
    .map((construct) => construct?.name);
  expect(names).toEqual(expect.arrayContaining(['emailAutolink', 'protocolAutolink', 'wwwAutolink']));
});
