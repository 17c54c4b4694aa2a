import {rewriteStyles, stylesWithoutScripts} from '@site/src/features/offline/node/archive/rewriteStyles';

const site = {siteUrl: 'https://site.example', baseUrl: '/', files: new Set(['assets/fonts/a.woff2'])};

test('addresses of a style sheet are relative', () => {
  const css =
    'a{src:url(/assets/fonts/a.woff2);b:url("/assets/fonts/a.woff2");c:url("data:image/svg+xml,<a href=\\"/x\\">")}';
  expect(rewriteStyles(css, 'assets/css/styles.css', site)).toBe(
    'a{src:url(../fonts/a.woff2);b:url("../fonts/a.woff2");c:url("data:image/svg+xml,<a href=\\"/x\\">")}',
  );
});

test('rules for pages without scripts are found, and hold always', () => {
  const css =
    'a{b:c}@media (scripting:none){.x{d:e}.y{f:g}}@media print,(scripting: none){.z{h:i}}@media print{p{q:r}}';
  expect(stylesWithoutScripts(css)).toBe('@media (min-width: 0){.x{d:e}.y{f:g}}\n@media print,(min-width: 0){.z{h:i}}');
});

test('a style sheet that ends too early is refused', () => {
  expect(() => stylesWithoutScripts('@media (scripting:none){.x{d:e}')).toThrow('close it in src/css/noScript.css');
});
