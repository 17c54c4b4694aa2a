import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {openStyles, writeInlineStyles} from '@site/src/plugins/built-pages/first-paint/inlineStyles';
import {fingerprint} from '@site/src/plugins/security/readPage';

const outDir = mkdtempSync(path.join(tmpdir(), 'inline-styles-'));
const rules = {'a.css': "p{content:'$&'}", 'b.css': 'b{}', 'broken.css': "p{content:'</style>'}"};
Object.entries(rules).forEach(([file, text]) => writeFileSync(path.join(outDir, file), text));
const build = {outDir, baseUrl: '/base/'};

const page = '<link rel=stylesheet href=/base/a.css><link rel=stylesheet href=/base/b.css /><link rel=icon href=/i>';
const inPage =
  `<style data-href="/base/a.css">${rules['a.css']}</style>` +
  '<style data-href="/base/b.css">b{}</style><link rel=icon href=/i>';

test('style sheets stand in the place of their links, letter for letter', () => {
  const styles = openStyles(build);
  expect(styles.putInto(page)).toBe(inPage);
  expect(styles.fingerprintsIn(page)).toEqual([fingerprint(rules['a.css']), fingerprint('b{}')]);
  expect(styles.fingerprints()).toEqual([fingerprint(rules['a.css']), fingerprint('b{}')]);
});

test('all pages of a build get the style sheets that they link', () => {
  const pages = {'one.html': page, 'other.html': '<link rel=stylesheet href=/base/b.css>', 'third.html': '<p>'};
  Object.entries(pages).forEach(([file, html]) => writeFileSync(path.join(outDir, file), html));
  writeInlineStyles(outDir, openStyles(build));
  expect(Object.keys(pages).map((file) => readFileSync(path.join(outDir, file), 'utf8'))).toEqual([
    inPage,
    '<style data-href="/base/b.css">b{}</style>',
    '<p>',
  ]);
});

test('a page keeps every letter behind its head', () => {
  const page = path.join(outDir, 'whole.html');
  writeFileSync(page, '<head><link rel=stylesheet href=/base/b.css></head><p>→ “csf” 🔥</p>');
  writeInlineStyles(outDir, openStyles(build));
  expect(readFileSync(page, 'utf8')).toBe('<head><style data-href="/base/b.css">b{}</style></head><p>→ “csf” 🔥</p>');
});

test('style sheets of other sites stay links', () => {
  const others =
    '<link rel=stylesheet href=https://example.com/a.css><link rel=stylesheet href=//example.com/base/a.css>';
  const styles = openStyles({...build, baseUrl: '/'});
  expect(styles.putInto(others)).toBe(others);
  expect(styles.fingerprintsIn(others)).toEqual([]);
  expect(styles.fingerprints()).toEqual([]);
});

test('rules that would end before their end stop the build', () => {
  expect(() => openStyles(build).fingerprintsIn('<link rel=stylesheet href=/base/broken.css>')).toThrow(
    '/base/broken.css has the words </style',
  );
});
