import {checkDestination, maxLength} from '@site/src/pages/_redirect/destination';

test.each([
  ['https://www.exim.org/docs.html', 'www.exim.org'],
  ['http://example.com:8080/?a=b#c', 'example.com:8080'],
  ['HTTPS://Example.COM/', 'example.com'],
  [`https://example.com/${'a'.repeat(maxLength - 'https://example.com/'.length)}`, 'example.com'],
])('%.60s is allowed', (address, host) => {
  expect(checkDestination(address)).toEqual({ok: true, url: expect.any(String), host});
});

test.each([
  null,
  '',
  '/docs/',
  'docs',
  '//example.com/',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https:\\\\example.com',
  'https://example.com\\@other.example',
  'https://user@example.com/',
  'https://user:password@example.com/',
  'https://:password@example.com/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'mailto:root@example.com',
  'https://exa\u0000mple.com/',
  'https://example.com/\u202egnp.exe',
  'https://example.com/\u200b',
  'https://example.com/a b',
  '\nhttps://example.com/',
  'https://',
  'https://[::1',
  'https://example.com:99999/',
  `https://example.com/${'a'.repeat(maxLength)}`,
])('%j is refused with a reason', (address) => {
  const result = checkDestination(address);
  expect(result).toEqual({ok: false, reason: expect.stringMatching(/\.$/)});
});
