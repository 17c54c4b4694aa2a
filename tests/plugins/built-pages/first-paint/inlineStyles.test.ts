import {readFileSync} from 'node:fs';
import path from 'node:path';

import {openStyles, writeInlineStyles} from '@site/src/plugins/built-pages/first-paint/inlineStyles';
import {fingerprint} from '@site/src/lib/node/fingerprint';
import {newFolder, writeFiles} from '@site/tests/support/folder';

const rules = {'a.css': "p{content:'$&'}", 'b.css': 'b{}', 'broken.css': "p{content:'</style>'}"};
const outDir = newFolder(rules);
const build = {outDir, baseUrl: '/base/'};

const page = '<link rel=stylesheet href=/base/a.css><link rel=stylesheet href=/base/b.css /><link rel=icon href=/i>';
const inPage =
  `<style data-href="/base/a.css">${rules['a.css']}</style>` +
  '<style data-href="/base/b.css">b{}</style><link rel=icon href=/i>';

test('style sheets replace their links, letter for letter', () => {
  const styles = openStyles(build);
  expect(styles.putInto(page)).toBe(inPage);
  expect(styles.fingerprintsIn(page)).toEqual([fingerprint(rules['a.css']), fingerprint('b{}')]);
  expect(styles.fingerprints()).toEqual([fingerprint(rules['a.css']), fingerprint('b{}')]);
});

test('all pages of a build get the style sheets that they link, and keep every other letter', () => {
  const pages = {
    'one.html': page,
    'other.html': '<head><link rel=stylesheet href=/base/b.css></head><p>→ “csf” 🔥</p>',
    'third.html': '<p>',
  };
  writeFiles(outDir, pages);
  writeInlineStyles(outDir, openStyles(build));
  expect(Object.keys(pages).map((file) => readFileSync(path.join(outDir, file), 'utf8'))).toEqual([
    inPage,
    '<head><style data-href="/base/b.css">b{}</style></head><p>→ “csf” 🔥</p>',
    '<p>',
  ]);
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
    '/base/broken.css contains </style',
  );
});
