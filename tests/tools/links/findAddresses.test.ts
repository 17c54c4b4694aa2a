import {addressesInPage, addressesInSource} from '@site/tools/links/addresses';

test('finds the addresses of a source with their lines, without what only surrounds them', () => {
  const text = `See [a](https://a.net/x) and <https://b.net/y>.
(It is at https://c.net/z_(old), "https://d.net/".)
url: 'https://e.net/?q=1&r=2'; \`curl https://f.net/f.sh\`, https://${'${name}'}/
nothing://here http://`;
  expect(addressesInSource('docs/x.mdx', text).map(({address, line}) => [line, address])).toEqual([
    [1, 'https://a.net/x'],
    [1, 'https://b.net/y'],
    [2, 'https://c.net/z_(old)'],
    [2, 'https://d.net/'],
    [3, 'https://e.net/?q=1&r=2'],
    [3, 'https://f.net/f.sh'],
  ]);
});

test('finds what a built page links to and loads from elsewhere, once each', () => {
  const html = `<head><link rel="canonical" href="https://site.net/x/"><link rel="preconnect" href="https://cdn.net"></head>
    <a href="/docs/">in</a><a href="https://site.net/y/">in</a><a href="mailto:a@b.net">mail</a><a href="#x">here</a>
    <a href="https://out.net/a?b=1&amp;c=2">out</a><a href="https://out.net/a?b=1&amp;c=2">again</a><img src="//img.net/p.png">`;
  expect(addressesInPage('build/x.html', html, 'https://site.net')).toEqual([
    {address: 'https://out.net/a?b=1&c=2', file: 'build/x.html', line: 1},
    {address: 'https://img.net/p.png', file: 'build/x.html', line: 1},
  ]);
});
