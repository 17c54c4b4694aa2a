import {mkdtemp, readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {builtPage} from '@site/src/lib/html/builtPage';
import {openStyles} from '@site/src/plugins/built-pages/first-paint/inlineStyles';
import {openSecurityHeaders} from '@site/src/plugins/security/headers';
import {fingerprint} from '@site/src/plugins/security/readPage';
import type {Services} from '@site/src/security/contentPolicy';

const services: Services = {search: {provider: 'embedded'}, forms: {}};
const begin = '<!doctype html><meta charset=UTF-8><title>x</title>';
let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'security-headers-'));
});

/** The pages as they are changed, in their order. */
function build(pages: Record<string, string>, given = services): string[] {
  const styles = openStyles({outDir, baseUrl: '/'});
  const headers = openSecurityHeaders({outDir, baseUrl: '/', services: given, styles});
  const changed = Object.entries(pages).map(([file, html]) =>
    headers.intoPage(html, builtPage({url: `/${file}`, html}), file),
  );
  headers.write();
  return changed;
}

test('the policy stands behind the charset and allows the script of the page', async () => {
  const [html] = build({'index.html': `${begin}<script>run()</script>`});
  expect(html).toMatch(
    /^<!doctype html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src/,
  );
  const policy = await readFile(path.join(outDir, '_headers'), 'utf8');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test('a page allows its own scripts only, the server those of all pages', async () => {
  const pages = build({'a.html': `${begin}<script>one()</script>`, 'b.html': `${begin}<script>two()</script>`});
  const [one, two] = ['one()', 'two()'].map(fingerprint);
  expect(pages.map((html) => [one, two].map((hash) => html.includes(hash!)))).toEqual([
    [true, false],
    [false, true],
  ]);
  const policy = await readFile(path.join(outDir, '_headers'), 'utf8');
  expect([one, two].map((hash) => policy.includes(hash!))).toEqual([true, true]);
});

test('all faults of all pages are told at once', () => {
  expect(() =>
    build({
      'index.html': `${begin}<style>p {}</style>`,
      'other.html': '<meta charset=UTF-8><p style="color: red">',
    }),
  ).toThrow(/index\.html: has a style element[^]*other\.html: has <p style/);
});

test('the icons of the theme are hidden by a class, because the policy forbids the style that they have', () => {
  const [html] = build({'index.html': `${begin}<svg xmlns="http://www.w3.org/2000/svg" style="display: none;"></svg>`});
  expect(html).toContain('<svg xmlns="http://www.w3.org/2000/svg" class="theme-icons"></svg>');
});

test('the colours of the announcement are left to the style sheet that the build makes of them', () => {
  const bar = (style: string): string => `<div class="theme-announcement-bar bar_x1"${style} role="banner">`;
  const [html] = build({'index.html': begin + bar(' style="background-color:#20232a;color:#fff"')});
  expect(html).toContain(bar(''));
});

test('a film of YouTube stops the build until the configuration says that there are some', () => {
  const pages = {'index.html': `${begin}<a data-film href="https://www.youtube.com/watch?v=x">Film</a>`};
  expect(() => build(pages)).toThrow('set youTubeFilms in docusaurus.config.ts');
  expect(build(pages, {...services, youTubeFilms: true})[0]).toContain('youtube-nocookie.com');
  const other = {'index.html': `${begin}<a data-film href="https://films.example/x.mp4">Film</a>`};
  expect(() => build(other)).toThrow('static/video');
});

test('a page without a charset stops the build', () => {
  expect(() => build({'index.html': '<!doctype html><title>x</title>'})).toThrow('index.html has no <meta charset>');
});
