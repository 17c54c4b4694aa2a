import {createHighlighter} from '@site/src/plugins/rehype-code-highlight/highlight';

const plain = new Set<number>();
const highlight = createHighlighter(['bash', 'ini', 'diff', 'perl']);

/** The text that a browser shows. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const sample = `# A comment over <one> & only line
TCP_IN = "20,21"

root@server:~# csf -d 203.0.113.7 "a
b"
`;

test.each(['bash', 'console', 'diff', 'ini', 'log', 'perl', 'text'])('%s: the text stays the same', (language) => {
  expect(textOf(highlight(sample, language, plain))).toBe(sample);
});

test('every line has its own element, and none goes over a line end', () => {
  const lines = highlight('a="one\ntwo"\nb', 'bash', plain).split('\n');
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toMatch(/^<span class="line">.*<\/span>$/);
    expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
  }
});

test('settings and comments have classes of their own', () => {
  const html = highlight('# note\nTCP_IN = "22"', 'ini', plain);
  expect(html).toContain('<span class="token comment"># note</span>');
  expect(html).toMatch(/<span class="token key[^"]*">TCP_IN<\/span>/);
});

test('in a recording the prompt and the typed command stand out', () => {
  const html = highlight('root@server:~# csf -v\ncsf: v15.11 (generic)', 'console', plain);
  expect(html).toContain('<span class="token typed prompt">root@server:~# </span>');
  expect(html).toContain('<span class="token typed command">csf -v</span>');
  expect(html).toContain('<span class="line">csf: v15.11 (generic)</span>');
});

test('marked lines carry a class', () => {
  expect(highlight('a\nb', 'text', new Set([2]))).toBe(
    '<span class="line">a</span>\n<span class="line marked">b</span>',
  );
});

test('a language of additionalLanguages is highlighted, and any other is refused with the known ones', () => {
  expect(() => highlight('FROM debian', 'docker', plain)).toThrow(
    '"docker"; known are bash, console, diff, ini, log, perl, text;',
  );
  expect(createHighlighter(['docker'])('FROM debian', 'docker', plain)).toContain('<span class="token instruction');
});

test('a language that Prism does not have is refused by the name of the setting', () => {
  expect(() => createHighlighter(['bash', 'iptables'])).toThrow(
    'Prism has no language iptables; see themeConfig.prism.additionalLanguages',
  );
});

test('an address in a command is of one colour', () => {
  expect(highlight('csf -d 203.0.113.7', 'bash', new Set())).toContain(' 203.0.113.7');
});
