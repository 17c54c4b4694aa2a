import {fingerprint} from '@site/src/lib/node/fingerprint';
import {readPage} from '@site/src/plugins/security/readPage';

test('scripts that a browser runs are fingerprinted; data and files are not', () => {
  const page =
    '<script>run()</script><script type="module">load()</script>' +
    '<script type="application/ld+json">{}</script><script src="/main.js"></script>';
  expect(readPage(page, 'a.html').inlineScripts).toEqual([fingerprint('run()'), fingerprint('load()')]);
});

test('the fingerprint is the one that browsers compute', () => {
  // The example of the specification, https://www.w3.org/TR/CSP3/#external-hash.
  expect(fingerprint("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test.each([
  ['<style>p { color: red }</style>', 'a.html: has a style element (p { color: red })'],
  ['<p style="color: red">', 'a.html: has <p style="color: red">: use a class'],
  ['<a onclick="run()">', 'a.html: has <a onclick="run()">: attach the handler'],
  ['<a href=" JavaScript:run()">', 'a.html: has <a href=" JavaScript:run()">: use a button'],
])('%s is named with its file and what to do', (markup, sentence) => {
  expect(readPage(markup, 'a.html').errors.join('\n')).toContain(sentence);
});

test('films of other hosts are listed, those of the site are not', () => {
  const page =
    '<a data-film href="/video/a.mp4">Film</a><a data-film href="https://youtu.be/x">Film</a>' +
    '<a href="https://www.youtube.com/sentinelfirewall">YouTube</a>';
  expect(readPage(page, 'a.html').foreignFilms).toEqual(['https://youtu.be/x']);
});

test('a page without inline styles and handlers has no errors', () => {
  expect(readPage('<p class="x"><a href="/docs/">Docs</a></p>', 'a.html').errors).toEqual([]);
});
