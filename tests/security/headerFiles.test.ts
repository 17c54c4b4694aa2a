import {headersFile, nginxAssetHeaders, nginxHeaders, nginxSharedFiles} from '@site/src/security/headerFiles';
import {linkHeader, securityHeaders, type Header} from '@site/src/security/headers';

const headers = securityHeaders("default-src 'none'");

test('nginx gets one directive a header, on every kind of answer', () => {
  const lines = nginxHeaders(headers).trimEnd().split('\n');
  expect(lines).toHaveLength(headers.length);
  expect(lines[0]).toBe(`add_header Content-Security-Policy "default-src 'none'" always;`);
  expect(lines.every((line) => line.endsWith(' always;'))).toBe(true);
});

test('nginx keeps assets for a year and leaves out of them what is for documents only', () => {
  expect(nginxAssetHeaders(headers)).toBe(
    [
      'add_header Cache-Control "public, max-age=31536000, immutable";',
      'add_header X-Content-Type-Options "nosniff";',
      'add_header Cross-Origin-Resource-Policy "same-origin";',
      '',
    ].join('\n'),
  );
});

test('other sites may show the badges and nothing else', () => {
  expect(nginxHeaders(headers)).toContain('add_header Cross-Origin-Resource-Policy "$site_resource_policy" always;');
  expect(nginxSharedFiles('/below/')).toBe(
    '/below/img/badge.svg cross-origin;\n/below/img/badge-dark.svg cross-origin;\n',
  );
});

test('nginx decides for each file which sites may show it in a frame', () => {
  const lines = nginxHeaders(securityHeaders("default-src 'self'; frame-ancestors 'none'; object-src 'none'"));
  expect(lines).toContain('add_header X-Frame-Options "$site_frames" always;');
  expect(lines).toContain(`"default-src 'self'; frame-ancestors $site_ancestors; object-src 'none'"`);
});

test('nginx names the list of pages and the licence below the base URL', () => {
  expect(nginxHeaders([linkHeader('/preview/')])).toBe(
    'add_header Link "</preview/llms.txt>; rel=index, </preview/terms-conditions/>; rel=license" always;\n',
  );
});

test.each(['a "quote"', 'a $variable', 'a \\ backslash', 'two\nlines'])('nginx cannot take the value %j', (value) => {
  expect(() => nginxHeaders([{name: 'X-Test', value, why: ''}])).toThrow('X-Test');
});

test('_headers gives all headers to all paths below the base URL', () => {
  const [first, ...rest] = headersFile(headers, '/preview/').split('\n');
  expect(first).toBe('/preview/*');
  expect(rest.slice(0, headers.length)).toEqual(headers.map(({name, value}) => `  ${name}: ${value}`));
  expect(rest).toContain('/preview/assets/*');
});

test('_headers lets scripts of others read the data files and Markdown, and nothing else', () => {
  const rules = headersFile(headers, '/preview/').trimEnd().split('\n\n');
  const open = rules.filter((rule) => rule.includes('Access-Control-'));
  expect(open).toEqual(
    ['reference', 'docs', 'blog'].map((folder) => `/preview/${folder}/*\n  Access-Control-Allow-Origin: *`),
  );
});

test('a line longer than Cloudflare Pages takes stops the build and names the header', () => {
  const long: Header = {name: 'Content-Security-Policy', value: 'x'.repeat(2000), why: ''};
  expect(() => headersFile([long], '/')).toThrow(/Content-Security-Policy has 2027 characters/);
  expect(() => headersFile([{...long, value: 'x'.repeat(1900)}], '/')).not.toThrow();
});
