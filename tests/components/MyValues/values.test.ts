/** @jest-environment jsdom */
import {
  addressError,
  fillIn,
  portError,
  privateAddress,
  readGiven,
  shownFor,
} from '@site/src/components/MyValues/values';

test.each(['198.51.100.4', '2001:db8::5', ' 198.51.100.4  2001:DB8::5 ', '198.51.100.4, 2001:db8::5', '10.0.0.5', ''])(
  'takes the address "%s"',
  (text) => {
    expect(addressError(text)).toBeUndefined();
  },
);

test.each([
  ['198.51.100.300', 'is not an IP address'],
  ['198.51.100', 'is not an IP address'],
  ['198.051.100.4', 'is not an IP address'],
  ['198.51.100.4:22', 'is not an IP address'],
  ['office.example.net', 'is not an IP address'],
  ['fe80::1%eth0', 'is not an IP address'],
  ['198.51.100.0/24', 'is a range'],
  ['127.0.0.1', 'is not an address that a server sees'],
  ['127.0.0.53', 'is not an address that a server sees'],
  ['::1', 'is not an address that a server sees'],
  ['0.0.0.0', 'is not an address that a server sees'],
  ['224.0.0.1', 'is not an address that a server sees'],
  ['198.51.100.4 198.51.100.5', 'Write one address'],
  ['198.51.100.4 2001:db8::5 2001:db8::6', 'Write one address'],
  ['<img src=x>', 'is not an IP address'],
])('refuses the address "%s"', (text, message) => {
  expect(addressError(text)).toContain(message);
});

test.each(['1', '22', '65535'])('takes the port "%s"', (text) => {
  expect(portError(text)).toBeUndefined();
});

test.each(['0', '022', '65536', '22a', '-1', '2,3', '２２'])('refuses the port "%s"', (text) => {
  expect(portError(text)).toBe(`“${text}” is not a port: write a number from 1 to 65535.`);
});

test('what is stored is checked like what is typed, and has the spelling of the logs', () => {
  expect(readGiven({address: '198.51.100.4, 2001:DB8:0::5', port: ' 2222 '})).toEqual({
    address: '198.51.100.4 2001:db8::5',
    port: '2222',
  });
  for (const stored of [null, 'text', {address: '1'}, {address: '<b>', port: ''}, {address: '', port: '0'}]) {
    expect(readGiven(stored)).toBeUndefined();
  }
});

test('a private address is known as one', () => {
  expect(privateAddress({address: '192.168.1.5', port: ''})).toBe('192.168.1.5');
  expect(privateAddress({address: '198.51.100.4', port: ''})).toBeUndefined();
});

const code =
  'csf -a <span data-own="address">203.0.113.7</span> <span data-own="address6">2001:db8::7</span> ' +
  '<span data-own="port">22</span> <span data-own="kernel">203.0.113.7</span> ' +
  '<span data-own="/var/log/messages">/var/log/kern.log</span>';

/** Code as a reader sees it, who gave an address, a port and a system. */
function seen(address: string, port = '', system: string | null = null): string {
  const page = document.createElement('div');
  page.innerHTML = code;
  // What was given before leaves nothing.
  fillIn(page, {address: '192.0.2.1', port: '1', kernel: '192.0.2.2'}, 'rhel');
  fillIn(page, shownFor({address, port}), system);
  return page.textContent;
}

test('code shows what was given, and examples for the rest', () => {
  expect(seen('')).toBe('csf -a 203.0.113.7 2001:db8::7 22 203.0.113.7 /var/log/kern.log');
  expect(seen('198.51.100.4', '2222')).toBe('csf -a 198.51.100.4 2001:db8::7 2222 198.51.100.4 /var/log/kern.log');
  expect(seen('198.51.100.4 2001:db8::5')).toBe('csf -a 198.51.100.4 2001:db8::5 22 198.51.100.4 /var/log/kern.log');
  expect(seen('', '', 'debian')).toContain('/var/log/kern.log');
  expect(seen('', '', 'rhel')).toContain('/var/log/messages');
});

test('where only IPv6 is given, it takes every place, in the kernel log with all its digits', () => {
  expect(seen('2001:db8::5')).toBe(
    'csf -a 2001:db8::5 2001:db8::5 22 2001:0db8:0000:0000:0000:0000:0000:0005 /var/log/kern.log',
  );
});

test('what gave way to a value stays beside it for paper', () => {
  const page = document.createElement('div');
  page.innerHTML = code;
  fillIn(page, {port: '2222'}, null);
  expect(page.innerHTML).toContain('<span data-own="port" data-example="22"><b>2222</b></span>');
  fillIn(page, {}, null);
  expect(page.innerHTML).toBe(code);
});
