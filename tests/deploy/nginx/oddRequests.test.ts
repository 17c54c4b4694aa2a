import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {ask, sendLines} from './support/ask';
import {nginxOfTests, startNginx} from './support/startNginx';

const nginx = nginxOfTests();

test.each([
  '/../package.json',
  '/../../etc/passwd',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%2e%2e%2fpackage.json',
  '/docs/../../package.json',
  '/docs/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/.well-known/../../package.json',
  '/.well-known/..%2f_deploy/nginx/headers.conf',
  '/docs/%2e%2e/_deploy/nginx/headers.conf',
  '/..\\package.json',
  '/%252e%252e/package.json',
  '/..;/package.json',
])('nothing outside of the build can be reached: %s', async (target) => {
  const {status, body} = await ask(nginx.port, target);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toContain('sentinel-firewall-website');
});

test.each(['/\0', '/docs/%00', '/docs/intro/\u0001', '/a\tb', '/docs/intro/\u007f'])(
  'a control character in the address is refused: %j',
  async (target) => {
    expect((await ask(nginx.port, target)).status).toBe(400);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'NOPE', 'TRACE'])(
  '%s is refused, and the answer says what is allowed',
  async (method) => {
    const {status, headers} = await ask(nginx.port, '/docs/intro/', {method});
    expect(status).toBe(405);
    expect(headers.allow).toEqual(['GET, HEAD']);
  },
);

test('only such an answer says what is allowed', async () => {
  expect((await ask(nginx.port, '/docs/intro/')).headers.allow).toBeUndefined();
});

test('a very long address is refused, a long one is not found', async () => {
  expect((await ask(nginx.port, `/${'a'.repeat(20_000)}`)).status).toBe(414);
  expect((await ask(nginx.port, `/${'a'.repeat(5000)}`)).status).toBe(404);
  expect((await ask(nginx.port, `/${'/'.repeat(5000)}docs/intro/`)).headers.location).toEqual(['/docs/intro/']);
});

test('a large body is refused', async () => {
  const headers = ['GET / HTTP/1.1', 'Host: localhost', 'Content-Length: 20000', 'Connection: close'];
  expect((await sendLines(nginx.port, [...headers, '', 'x'.repeat(19_996)])).status).toBe(413);
});

test.each(['evil.example', 'evil.example:99', '[::1]', '127.0.0.1', 'evil\\example'])(
  'redirects name no host, whichever was asked for: %s',
  async (host) => {
    const {status, headers} = await ask(nginx.port, '/docs/intro', {host});
    expect(status).toBe(301);
    expect(headers.location).toEqual(['/docs/intro/']);
  },
);

test('an address with scheme and host is the same page', async () => {
  const {status, headers} = await ask(nginx.port, 'http://evil.example/docs//intro');
  expect(status).toBe(301);
  expect(headers.location).toEqual(['/docs/intro']);
});

test('the log has networks and paths, neither visitors nor what they search for', async () => {
  const own = await startNginx();
  await ask(own.port, '/search/?q=secret-words', {
    headers: {'User-Agent': 'secret-browser', Referer: 'https://secret.example/'},
  });
  const folder = /log: (\S+)\/sentinel\.log/.exec(own.said())![1]!;
  // nginx buffers log lines, and writes them when a signal makes it reopen its files.
  process.kill(Number(readFileSync(path.join(folder, 'nginx.pid'), 'utf8')), 'SIGUSR1');
  const read = () => readFileSync(path.join(folder, 'sentinel.log'), 'utf8');
  while (!read().includes('/search/')) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const log = read();
  expect(log).toMatch(/^127\.0\.0\.0 \[[^\]]+\] "GET \/search\/ HTTP\/1\.1" 200 \d+$/m);
  expect(log).not.toMatch(/secret|127\.0\.0\.1/);
  await own.stop();
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});
