import {readFileSync} from 'node:fs';
import path from 'node:path';

import {builtPage} from '@site/src/lib/html/builtPage';
import {openStyles} from '@site/src/plugins/built-pages/first-paint/inlineStyles';
import {openSecurityHeaders} from '@site/src/plugins/security/headers';
import {fingerprint} from '@site/src/lib/node/fingerprint';
import type {Services} from '@site/src/security/contentPolicy';
import {newFolder} from '@site/tests/support/folder';

const services: Services = {search: {provider: 'embedded'}, forms: {}};
const begin = '<!doctype html><meta charset=UTF-8><title>x</title>';

/** The pages as they are changed, in their order, and the policy of the server. */
function build(pages: Record<string, string>, given = services): {pages: string[]; policy: string} {
  const outDir = newFolder();
  const styles = openStyles({outDir, baseUrl: '/'});
  const headers = openSecurityHeaders({outDir, baseUrl: '/', services: given, styles});
  const changed = Object.entries(pages).map(([file, html]) =>
    headers.intoPage(html, builtPage({url: `/${file}`, html}), file),
  );
  headers.write();
  return {pages: changed, policy: readFileSync(path.join(outDir, '_headers'), 'utf8')};
}

test('the policy comes after the charset and allows the script of the page', () => {
  const {pages, policy} = build({'index.html': `${begin}<script>run()</script>`});
  expect(pages[0]).toMatch(
    /^<!doctype html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src/,
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test('a page allows its own scripts only, the server those of all pages', () => {
  const {pages, policy} = build({
    'a.html': `${begin}<script>one()</script>`,
    'b.html': `${begin}<script>two()</script>`,
  });
  const [one, two] = ['one()', 'two()'].map(fingerprint);
  expect(pages.map((html) => [one, two].map((hash) => html.includes(hash!)))).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([one, two].map((hash) => policy.includes(hash!))).toEqual([true, true]);
});

test('all errors of all pages are reported at once', () => {
  expect(() =>
    build({
      'index.html': `${begin}<style>p {}</style>`,
      'other.html': '<meta charset=UTF-8><p style="color: red">',
    }),
  ).toThrow(/index\.html: has a style element[^]*other\.html: has <p style/);
});

test('the icons of the theme are hidden by a class, because the policy forbids the style that they have', () => {
  const {pages} = build({
    'index.html': `${begin}<svg xmlns="http://www.w3.org/2000/svg" style="display: none;"></svg>`,
  });
  expect(pages[0]).toContain('<svg xmlns="http://www.w3.org/2000/svg" class="theme-icons"></svg>');
});

test('a film of YouTube stops the build until the configuration says that there are some', () => {
  const pages = {'index.html': `${begin}<a data-film href="https://www.youtube.com/watch?v=x">Film</a>`};
  expect(() => build(pages)).toThrow('set youTubeFilms in docusaurus.config.ts');
  expect(build(pages, {...services, youTubeFilms: true}).pages[0]).toContain('youtube-nocookie.com');
  const other = {'index.html': `${begin}<a data-film href="https://films.example/x.mp4">Film</a>`};
  expect(() => build(other)).toThrow('static/video');
});

test('a page without a charset stops the build', () => {
  expect(() => build({'index.html': '<!doctype html><title>x</title>'})).toThrow('index.html has no <meta charset>');
});
