import {builtPage, type PageSource} from '@site/src/lib/html/builtPage';
import {readCard, type Site} from '@site/src/plugins/built-pages/social-cards/readCard';

const cardOf = (source: PageSource, of: Site) => readCard(builtPage(source), of);

const site = {url: 'https://example.org', baseUrl: '/preview/', title: 'Sentinel Firewall'};

test('the card of a page of the docs names its part of the sidebar', () => {
  const html = `<html><title>Ports | Sentinel Firewall</title><nav aria-label=Breadcrumbs class="theme-doc-breadcrumbs breadcrumbsContainer"><ul class=breadcrumbs>
    <li class=breadcrumbs__item><a href=/><svg></svg></a>
    <li class=breadcrumbs__item><span>Stop attacks</span>
    <li class="breadcrumbs__item breadcrumbs__item--active"><span>Ports</span></ul></nav>
    <h1>Open a <code>port</code>, in &amp;
    out</h1>`;
  expect(cardOf({url: '/preview/docs/ports/', html}, site)).toEqual({
    title: 'Open a port, in & out',
    room: 'Docs · Stop attacks',
    address: 'example.org/preview/docs/ports/',
  });
});

test('the card of a post has its day, that of a list of posts does not', () => {
  const html = (kind: string): string =>
    `<html class="plugin-blog ${kind}"><h1>Mail</h1><time datetime=2025-11-03T00:00:00.000Z>November 3, 2025</time>`;
  const roomOf = (kind: string) => cardOf({url: '/preview/blog/mail/', html: html(kind)}, site).room;
  expect(roomOf('blog-post-page')).toBe('Blog · 3 November 2025');
  expect(roomOf('blog-tags-post-list-page')).toBe('Blog');
});

test('the title of the window replaces a heading that is missing', () => {
  const html = '<title>Somewhere | Sentinel Firewall</title><p>Text</p>';
  expect(cardOf({url: '/preview/somewhere/', html}, site)).toMatchObject({title: 'Somewhere', room: undefined});
});

test('the home page and the not-found page show the host', () => {
  const root = {...site, baseUrl: '/'};
  expect(cardOf({url: '/', html: '<h1>Home</h1>'}, root).address).toBe('example.org');
  expect(cardOf({url: '/404.html', html: '<h1>Lost</h1>'}, root).address).toBe('example.org');
});

test('a room is not said twice', () => {
  expect(cardOf({url: '/preview/blog/', html: '<h1>Blog</h1>'}, site).room).toBeUndefined();
});

test('the card of a page has the first command that the page is about', () => {
  const block = (code: string): string => `<h1>Ports</h1><pre><code class=language-bash>${code}</code></pre>`;
  const commandOf = (html: string) => cardOf({url: '/preview/docs/ports/', html}, site).command;
  expect(commandOf(block('csf -v\ncsf -ta <span>203.0.113.7</span> 2h # lets you in'))).toBe('csf -ta 203.0.113.7 2h');
  expect(commandOf(block('csf -ra') + block('systemctl restart lfd'))).toBeUndefined();
});
