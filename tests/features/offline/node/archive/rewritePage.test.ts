import type {Site} from '@site/src/features/offline/node/archive/localAddress';
import {rewritePage} from '@site/src/features/offline/node/archive/rewritePage';

const files = new Set(['index.html', 'docs/intro/index.html', 'assets/css/styles.css', 'img/mark.svg']);
const site: Site = {siteUrl: 'https://site.example', baseUrl: '/', files};
const start = '<script src="../../assets/start.js" data-base-url="/" data-scripts="';

function rewrite(head: string, body = ''): string {
  return rewritePage(`<html><head>${head}</head><body>${body}</body></html>`, 'docs/intro/index.html', site);
}

test('links, pictures and forms are relative, also without quotes', () => {
  expect(rewrite('', '<a href=/docs/intro/>x</a><img src=/img/mark.svg alt="a &amp; b"><form action="/">')).toContain(
    '<a href="index.html">x</a><img src="../../img/mark.svg" alt="a &amp; b"><form action="../../index.html">',
  );
});

test('what has no address stays letter for letter', () => {
  const body = '<svg viewBox="0 0 2 2"><path d=M0,0 /></svg><pre>&lt;a href="/x/"></pre><a href=#x>x</a>';
  expect(rewrite('', body)).toContain(`<body>${body}</body>`);
});

test('scripts of the site are left to the start script, at the end of the head', () => {
  const html = rewrite(
    '<script src=/assets/js/a.js defer></script><title>T</title><script src=/assets/js/b.js></script>',
  );
  expect(html).toContain(`<head><title>T</title>${start}assets/js/a.js assets/js/b.js"></script></head>`);
});

test('the script that starts the others goes, and those are left to the start script', () => {
  const loader = '<script data-scripts="/assets/js/a.js /assets/js/b.js">load()</script>';
  const html = rewritePage(`<html><head></head><body>${loader}</body></html>`, 'docs/intro/index.html', site);
  expect(html).toContain(`<head>${start}assets/js/a.js assets/js/b.js"></script></head><body></body>`);
});

test('scripts of other hosts are left out, and those in the page stay', () => {
  const html = rewrite(
    '<script async src="https://www.example.com/x.js"></script><script>var a = "/docs/intro/"</script>',
  );
  expect(html).toContain(`<head><script>var a = "/docs/intro/"</script>${start}"></script></head>`);
});

test('the banner about a wrong base URL goes', () => {
  expect(rewrite('<script>x = "__docusaurus-base-url-issue-banner"</script>')).not.toContain('banner');
});

test('what a browser refuses in a folder goes', () => {
  const html = rewrite(
    '<link rel=expect href=#a blocking=render><link rel=manifest href=/site.webmanifest>' +
      '<script data-fonts="/f.woff2">preload()</script>' +
      '<link rel=stylesheet href=/assets/css/styles.css crossorigin integrity=sha256-x>',
  );
  expect(html).toContain('<head><link rel="stylesheet" href="../../assets/css/styles.css"><script');
});

test('the policy takes files of a folder, and keeps its fingerprints', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-AbC='; style-src 'self'; connect-src 'self'";
  expect(rewrite(`<meta http-equiv="Content-Security-Policy" content="${policy}">`)).toContain(
    "default-src 'none'; script-src 'self' file: 'sha256-AbC='; style-src 'self' file:; connect-src 'self'",
  );
});

test('addresses of the online site stay, and forwarding is relative', () => {
  const canonical = '<link rel=canonical href=https://site.example/docs/intro/ />';
  const html = rewrite(`${canonical}<meta http-equiv=refresh content="0; url=/docs/intro/">`);
  expect(html).toContain(canonical);
  expect(html).toContain('content="0; url=index.html"');
});

test('what a page says without scripts is there for readers of a folder too', () => {
  expect(rewrite('', '<noscript><p>It needs JavaScript: <a href=/>home</a></p></noscript>')).toContain(
    '</noscript><div data-reading hidden><p>It needs a web server of its own: <a href="../../index.html">home</a></p></div>',
  );
});
