import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {buildFolder} from '../../support/builtAddresses';
import {ask} from './support/ask';
import {startNginx} from './support/startNginx';

const own = mkdtempSync(path.join(os.tmpdir(), 'nginx-test-'));
afterAll(() => rmSync(own, {recursive: true}));

function start(...words: string[]): {status: number | null; said: string} {
  const {status, stderr} = spawnSync('deploy/nginx/start', words, {encoding: 'utf8'});
  return {status, said: stderr};
}

test('reports a folder that is not a build', () => {
  const {status, said} = start('--foreground', own, '8080');
  expect(status).toBe(1);
  expect(said).toContain(`${own}/index.html does not exist: run "npm run build" first`);
});

test('reports a build without the files that nginx includes', () => {
  const cut = path.join(own, 'cut');
  mkdirSync(cut);
  writeFileSync(path.join(cut, 'index.html'), '');
  const {status, said} = start('--foreground', cut, '8080');
  expect(status).toBe(1);
  expect(said).toContain(`${cut}/_deploy/nginx/redirects.conf does not exist: the build is old or was cut short`);
});

test.each([
  [['--foreground', 'build', '0'], '"0" is no port: write a number from 1 to 65535.'],
  [['--foreground', 'build', '70000'], '"70000" is no port'],
  [['--foreground', 'build', '80; x'], '"80; x" is no port'],
  [['--foregroud'], '--foregroud is no option.'],
  [['--foreground', '--site', 'other'], 'choose plain, tls or rate-limit'],
  [['--foreground', 'build', '8080', 'more'], 'There are more arguments than a folder and a port.'],
])('reports wrong arguments: %j', (words, sentence) => {
  const {status, said} = start(...words);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
});

test('reports a port in use', async () => {
  const other = createServer().listen(0);
  const {port} = other.address() as AddressInfo;
  const {status, said} = start('--foreground', 'build', String(port));
  other.close();
  expect(status).toBe(1);
  expect(said).toContain(`Port ${port} is already in use: stop the other server, or choose another port.`);
});

test('a folder whose name has a space is served', async () => {
  const spaced = path.join(own, 'a folder');
  symlinkSync(buildFolder, spaced);
  const nginx = await startNginx(spaced);
  expect((await ask(nginx.port, '/docs/intro/')).status).toBe(200);
  await nginx.stop();
});

test('limits let a visitor read and stop a flood', async () => {
  const nginx = await startNginx('build', {site: 'rate-limit'});
  const statuses: number[] = [];
  for (let batch = 0; batch < 60; batch++) {
    const answers = await Promise.all(Array.from({length: 20}, () => ask(nginx.port, '/img/mark.svg')));
    statuses.push(...answers.map(({status}) => status));
  }
  await nginx.stop();
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200));
  expect(statuses).toContain(429);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

describe('the files as they are shipped', () => {
  const sites = readdirSync('deploy/nginx/sites');

  test.each(sites)('%s is a configuration that nginx accepts', (site) => {
    const folder = path.join(own, site);
    cpSync('deploy/nginx', folder, {recursive: true});
    const certificate = path.join(folder, 'certificate');
    mkdirSync(certificate);
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=sentinelfirewall.org', '-keyout', path.join(certificate, 'privkey.pem')],
      ...['-out', path.join(certificate, 'fullchain.pem')],
    ]);
    expect(made.status).toBe(0);
    cpSync(path.join(folder, 'sites', site), path.join(folder, 'site.conf'));
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.conf'))) {
      const text = readFileSync(path.join(folder, file), 'utf8')
        .replaceAll('/var/www/sentinel', buildFolder)
        .replaceAll('/etc/nginx/sentinel', folder)
        .replaceAll('/etc/letsencrypt/live/sentinelfirewall.org', certificate)
        .replaceAll(/\/var\/(log|lib)\/nginx|\/run(?=\/nginx\.pid)/g, folder)
        // Ports that only root may open, or that others use.
        .replaceAll(/listen (\[::\]:)?(\d+)/g, (_, family = '', port) => `listen ${family}4${port.padStart(4, '0')}`);
      writeFileSync(path.join(folder, file), text);
    }
    const {status, stderr} = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
      encoding: 'utf8',
      env: {...process.env, PATH: `${process.env.PATH}:/usr/sbin`},
    });
    expect(stderr).toContain('syntax is ok');
    expect(stderr).not.toMatch(/\[(warn|emerg)\](?!.*the "user" directive)/);
    expect(status).toBe(0);
  });
});
