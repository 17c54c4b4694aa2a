import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {entryFor, isExample, type Entry} from '@site/tools/links/addresses';

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
