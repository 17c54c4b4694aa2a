import {notFoundPage, isBuilt, pageAt, pages, problemsOn} from './build';

/** `/docs/` redirects to the introduction and has no content. */
const written = pages.filter(({address}) => address !== '/docs/');
const docs = written.filter(({address}) => address.startsWith('/docs/'));

test('a paragraph can be read without being stopped by links', () => {
  const found = problemsOn(({$}) => {
    const paragraphs = $('.markdown p');
    const words = paragraphs.text().trim().split(/\s+/).length;
    const links = paragraphs.find('a').length;
    return links / words > 0.09 ? [`${links} links in ${words} words`] : [];
  }, written);
  expect(found).toEqual([]);
});

test('every page has one h1', () => {
  expect(problemsOn(({$}) => void expect($('h1')).toHaveLength(1))).toEqual([]);
});

test('the words of a heading are the link to it, once, and hold no other link', () => {
  const found = problemsOn(({$}) =>
    $('main :is(h2, h3, h4, h5, h6).anchor')
      .toArray()
      .filter((heading) => {
        const link = $(heading).children('a.heading-link');
        const isRight = link.attr('href') === `#${$(heading).attr('id')}` && link.text() === $(heading).text();
        return !isRight || $(heading).find('a').length !== 1 || link.attr('aria-label') !== undefined;
      })
      .map((heading) => $.html(heading)),
  );
  expect(found).toEqual([]);
  const linked = docs.filter(({$}) => $('main .anchor > .heading-link').length > 0);
  expect(linked.length).toBeGreaterThan(docs.length / 2);
});

test('every page has its own title and description', () => {
  const found = problemsOn(({$}) => {
    expect($('title').text()).toMatch(/\| Sentinel Firewall$/);
    expect($('meta[name="description"]').attr('content')).toMatch(/^.{30,200}$/s);
  });
  expect(found).toEqual([]);
});

test.each(['title', 'meta[name="description"]'])('no two pages share their %s', (selector) => {
  const owners = new Map<string, string[]>();
  for (const {address, $} of pages) {
    const text = selector === 'title' ? $(selector).text() : ($(selector).attr('content') ?? '');
    owners.set(text, [...(owners.get(text) ?? []), address]);
  }
  expect([...owners].filter(([, addresses]) => addresses.length > 1)).toEqual([]);
});

test('every page names its language, its own address and a picture that exists', () => {
  const found = problemsOn(({address, $}) => {
    const own = `https://sentinelfirewall.org${address}`;
    const canonical = $('link[rel="canonical"]').toArray();
    expect($('html').attr('lang')).toBe('en');
    expect(canonical.map((link) => $(link).attr('href'))).toEqual([own]);
    expect($('meta[property="og:url"]').attr('content')).toBe(own);
    expect(isBuilt(new URL($('meta[property="og:image"]').attr('content')!).pathname)).toBe(true);
  });
  expect(found).toEqual([]);
});

test('no page takes scripts, styles, fonts, pictures or players from other hosts, as the privacy policy says', () => {
  const sources =
    'script[src], img[src], iframe, video[src], source[src], link[rel="stylesheet"], link[rel="preload"], link[rel="preconnect"]';
  const found = problemsOn(({$}) =>
    $(sources)
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
      .filter((source) => !/^(\/(?!\/)|data:)/.test(source)),
  );
  expect(found).toEqual([]);
});

test('every picture has an alternative text', () => {
  expect(
    problemsOn(({$}) =>
      $('img:not([alt])')
        .toArray()
        .map((image) => $.html(image)),
    ),
  ).toEqual([]);
});

test('no id is on a page twice', () => {
  const found = problemsOn(({$}) => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(found).toEqual([]);
});

test('a browser translates no code on any page', () => {
  const found = problemsOn(({$}) =>
    $('pre, code, kbd, samp')
      .toArray()
      // A block of code has all its text in one element.
      .filter(
        (element) =>
          $(element).closest('[translate="no"]').length === 0 &&
          $(element).children('[translate="no"]').text() !== $(element).text(),
      )
      .map((element) => $.html(element)),
  );
  expect(found).toEqual([]);
  expect(pages.filter(({$}) => $('code').length > 0).length).toBeGreaterThan(70);
});

test('no page has the leftover of a template', () => {
  const found = problemsOn(({$}) => {
    const text = $('body').clone().find('script').remove().end().text();
    expect(text).not.toMatch(/lorem ipsum|built with docusaurus|tutorial - basics|coming soon|\bTODO\b|\bFIXME\b/i);
    expect(text).not.toContain('My Site');
    expect(text).not.toMatch(/\bundefined\b.*\bundefined\b|\[object Object\]/);
  });
  expect(found).toEqual([]);
});

test('the not-found page is a separate page without an address', () => {
  const {$} = notFoundPage;
  expect($('h1').text()).toBe('Page not found');
  expect($('link[rel="canonical"], link[hreflang], meta[property="og:url"]')).toHaveLength(0);
  expect($('link[rel="alternate"][type="application/rss+xml"]')).toHaveLength(1);
});

test.each(['/privacy-policy/', '/terms-conditions/'])(
  '%s has a date and a publisher, and invents neither',
  (address) => {
    const {$} = pageAt(address);
    const text = $('main').text();
    const [, date = ''] = /Last changed on (\d+ [A-Z][a-z]+ 20\d\d)\. Published by the Sentinel Project\./.exec(text)!;
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    expect(text).not.toMatch(/\S@\S|\b(Inc|Ltd|LLC|GmbH|Sdn)\b/);
    expect($('main a[href^="mailto:"]')).toHaveLength(0);
    expect($('main a[href="/contact/"]').length).toBeGreaterThan(0);
  },
);

test('every page leads to the accessibility statement, which has a date, a way to report and no claim of conformance', () => {
  expect(problemsOn(({$}) => void expect($('footer a[href="/accessibility/"]')).toHaveLength(1))).toEqual([]);
  const {$} = pageAt('/accessibility/');
  expect(Date.parse($('main .theme-last-updated time').attr('datetime')!)).toBeLessThanOrEqual(Date.now());
  expect($('main a[href="/contact/"]').length).toBeGreaterThan(0);
  expect($('main').text()).toContain('we do not claim that it conforms');
});

test('no page of the settings reference takes more than 150 kB of compressed HTML', async () => {
  const {gzipSync} = await import('node:zlib');
  const reference = pages.filter(({address}) => address.startsWith('/docs/reference/settings/'));
  const heavy = problemsOn(({$}) => void expect(gzipSync($.html()).length).toBeLessThan(150_000), reference);
  expect(heavy).toEqual([]);
});
