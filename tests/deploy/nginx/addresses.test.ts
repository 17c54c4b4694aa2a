import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {resolveRequest} from '@site/deploy/serve/resolveRequest';
import {redirects} from '@site/src/urls/oldPaths';

import {buildFolder, builtAddresses} from '../../support/builtAddresses';
import {ask} from './support/ask';
import {script} from './support/builtFiles';
import {nginxOfTests} from './support/startNginx';

const nginx = nginxOfTests();

const hasFile = (file: string): boolean => {
  const found = path.join(buildFolder, file);
  return existsSync(found) && statSync(found).isFile();
};

const targets = [
  '/',
  '/?q=1',
  '/index.html',
  '/docs',
  '/docs/',
  '/docs/?a=b',
  '/docs/intro',
  '/docs/intro/',
  '/docs/intro.html',
  '/docs/intro/index.html',
  '/docs/intro.md',
  '/docs/intro.md?a=b',
  '/docs/intro.md/',
  '/docs/intro.md.html',
  '/docs//intro.md',
  '/docs/intro/index.md',
  '/docs/nothing.md',
  '/docs/intro?a=b&c=%20d',
  '/docs/intro.html?a=//b',
  '/docs/intro/index.html?next=https://evil.example/',
  '//docs/intro/',
  '/docs//intro//',
  '/docs///intro?a=b',
  '/docs/%2fintro/',
  '/docs%2Fintro',
  '/%64ocs/intro',
  '//',
  '///',
  '//evil.example/',
  '//evil.example/..',
  '//evil.example/%2e%2e',
  '/%2fevil.example/',
  '/%2f/evil.example/docs/',
  '/\\evil.example/',
  '/\\/evil.example',
  '/%5cevil.example/',
  '/%5C%5Cevil.example/',
  '/docs/intro%0d%0aSet-Cookie:%20a=b',
  '//%0d%0aLocation:%20https://evil.example/',
  '/docs/faq/%0a',
  '/docs/intro%3Fa=b',
  '/docs/./intro/',
  '/docs/../docs/intro/',
  '/docs/%2e/intro',
  '/docs/intro/..',
  '/docs/..%2fdocs/intro/',
  '/404.html',
  '/404',
  '/nothing',
  '/nothing/',
  '/nothing.html',
  '/nothing/index.html',
  '/docs/intro/nothing.js',
  '/assets/js/nothing.01234567.js',
  '/assets/js',
  '/assets/js/',
  '/assets/js/.hidden',
  '/assets/js/nothing/',
  '/assets/js/../../index.html',
  '/assets',
  '/assets/',
  '/img',
  '/img/',
  '/img/mark.svg',
  '/img/mark.svg/',
  '/img/mark.svg?v=2',
  '/IMG/mark.svg',
  '/docs/INTRO/',
  '/sitemap.xml',
  '/search/?q=port%20knocking',
  '/search?q=csf%20-d%20%26%20+x',
  '/.well-known/security.txt',
  '/.well-known/',
  '/.well-known',
  '/.git/config',
  '/.env',
  '/docs/.htaccess',
  '/docs/intro/.hidden/x',
  '/_redirects',
  '/_deploy/nginx/headers.conf',
  '/_deploy/nginx/redirects.conf',
  '/%5fdeploy/nginx/headers.conf',
  '/_deploy/',
  '/_deploy',
  '/index.html.br',
  '/docs/intro/index.html.gz',
  '/caf%C3%A9',
  '//caf%C3%A9/',
  '/a%20b//c%26d',
  '/%zz',
  '/%',
  '/docs/%00',
  script,
  `${script}.br`,
  ...Object.keys(redirects).flatMap((from) => [
    from,
    `${from}?from=poster&x=%2F`,
    from.slice(0, -1),
    `${from.slice(0, -1)}.html`,
    `${from}index.html`,
    from.toUpperCase().replace(/\/$/, '.HTML'),
  ]),
];

test('every address is answered as the local server does', async () => {
  for (const target of targets) {
    const expected = resolveRequest(target, {baseUrl: '/', hasFile});
    const {status, headers, body} = await ask(nginx.port, target);
    const location = expected.status === 301 ? [expected.location] : undefined;
    expect([target, status, headers.location]).toEqual([target, expected.status, location]);
    if ('file' in expected) {
      const isSame = body.equals(readFileSync(path.join(buildFolder, expected.file)));
      expect([target, isSame]).toEqual([target, true]);
    }
  }
});

test('every page of the build is served at its address', async () => {
  for (const address of builtAddresses().filter((one) => !(one in redirects))) {
    const {status} = await ask(nginx.port, address, {method: 'HEAD'});
    expect([address, status]).toEqual([address, 200]);
  }
});

test('no redirect leads to another host, to a redirect of itself, or farther than two steps', async () => {
  for (const target of targets) {
    let at = target;
    for (let step = 0; step <= 2; step++) {
      const {status, headers} = await ask(nginx.port, at);
      const [location] = headers.location ?? [];
      if (status !== 301) {
        break;
      }
      expect({target, location}).toEqual({target, location: expect.stringMatching(/^\/(?![/\\])/)});
      expect({target, step}).not.toEqual({target, step: 2});
      at = location!;
    }
  }
});
