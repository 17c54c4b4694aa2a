import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {buildFolder} from '../../support/builtAddresses';
import {ask} from './support/ask';
import {script} from './support/builtFiles';
import {startNginx, type Nginx} from './support/startNginx';

const own = mkdtempSync(path.join(os.tmpdir(), 'nginx-base-'));
const deploy = path.join(own, 'deploy');
let nginx: Nginx;

/** Changes a file of the configuration as README.md says. */
function change(file: string, changes: [string, string][]): void {
  const before = readFileSync(path.join(deploy, file), 'utf8');
  const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
  writeFileSync(path.join(deploy, file), after);
}

beforeAll(async () => {
  const site = path.join(own, 'site');
  mkdirSync(site);
  symlinkSync(buildFolder, path.join(site, 'preview'));
  cpSync('deploy/nginx', deploy, {recursive: true});
  change('server.conf', [
    ['root "/var/www/sentinel";', `root "${site}";`],
    ['/404.html', '/preview/404.html'],
    ['^/_', '^/preview/_'],
    ['^~ /assets/', '^~ /preview/assets/'],
  ]);
  change('http.conf', [
    ['(?:200|304) /', '(?:200|304) /preview/'],
    ['"1 /" "/index.md"', '"1 /preview/" "/preview/index.md"'],
  ]);
  nginx = await startNginx(path.join(site, 'preview'), {program: path.join(deploy, 'start')});
});
afterAll(async () => {
  await nginx.stop();
  rmSync(own, {recursive: true});
});

test.each([
  ['/preview/', 200, undefined],
  ['/preview', 301, '/preview/'],
  ['/preview/docs/intro/', 200, undefined],
  ['/preview/docs/intro.html?a=b', 301, '/preview/docs/intro/?a=b'],
  ['/preview//docs/intro', 301, '/preview/docs/intro'],
  ['/preview/index.html', 301, '/preview/'],
  ['/preview/_deploy/nginx/headers.conf', 404, undefined],
  ['/preview/404.html', 404, undefined],
  ['/preview/nothing/', 404, undefined],
  ['/docs/intro/', 404, undefined],
  ['/', 404, undefined],
])('under /preview/: %s is answered with %i', async (target, expected, location) => {
  const {status, headers, body} = await ask(nginx.port, target);
  expect([status, headers.location]).toEqual([expected, location && [location]]);
  if (status === 404) {
    expect(body.toString()).toContain('Page not found');
  }
});

test('under /preview/ hashed files are kept for a year', async () => {
  const {headers} = await ask(nginx.port, `/preview${script}`);
  expect(headers['cache-control']).toEqual(['public, max-age=31536000, immutable']);
});

test('under /preview/ a page comes as Markdown, and scripts of others may read the data', async () => {
  for (const address of ['/preview/', '/preview/docs/intro/']) {
    const page = await ask(nginx.port, address, {headers: {Accept: 'text/markdown'}});
    expect(page.headers['content-type']).toEqual(['text/markdown; charset=utf-8']);
  }
  const data = await ask(nginx.port, '/preview/reference/settings.json');
  expect(data.headers['access-control-allow-origin']).toEqual(['*']);
});
