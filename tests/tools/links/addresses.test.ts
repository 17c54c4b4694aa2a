import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {addressesInPage, addressesInSource, entryFor, isExample, type Entry} from '@site/tools/links/addresses';

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

test.each([
  'https://example.com/x',
  'http://www.example.org',
  'http://server.test:8080/',
  'http://YOUR-SERVER:8080/',
  'http://localhost:3000',
  'http://127.0.0.1/',
  'http://172.17.0.3/',
  'http://203.0.113.7/',
  'http://[2001:db8::1]/',
])('%s is an example', (address) => {
  expect(isExample(address)).toBe(true);
});

test.each([
  'https://example.com.attacker.net/',
  'https://sentinelfirewall.org',
  'http://8.8.8.8/',
  'https://myexample.com',
])('%s is none', (address) => {
  expect(isExample(address)).toBe(false);
});

test('an entry is a host, one address, or a beginning', () => {
  const entries = ['one.net', 'https://two.net/a', 'https://three.net/edit/*'].map((address) => ({
    address,
    reason: '',
  }));
  const allowed = (address: string) => entryFor(address, entries)?.address;
  expect(allowed('https://one.net/any')).toBe('one.net');
  expect(allowed('https://sub.one.net/')).toBeUndefined();
  expect(allowed('https://two.net/a')).toBe('https://two.net/a');
  expect(allowed('https://two.net/b')).toBeUndefined();
  expect(allowed('https://three.net/edit/x')).toBe('https://three.net/edit/*');
  expect(allowed('https://three.net/')).toBeUndefined();
});

test('every entry of the list says why', () => {
  const entries = load(readFileSync('tools/links/allow.yml', 'utf8')) as Entry[];
  expect(entries.filter(({address, reason}) => !address || !(reason?.length > 15))).toEqual([]);
});
