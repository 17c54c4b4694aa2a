import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {writeSecurityHeaders} from '@site/src/plugins/security-headers';
import type {Services} from '@site/src/security/contentPolicy';

const services: Services = {search: {provider: 'embedded'}, forms: {}};
let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'security-headers-'));
});

async function build(body: string, given = services): Promise<string> {
  await writeFile(path.join(outDir, 'index.html'), `<!doctype html><meta charset=UTF-8><title>x</title>${body}`);
  await writeSecurityHeaders({outDir, baseUrl: '/', services: given});
  return readFile(path.join(outDir, 'index.html'), 'utf8');
}

test('the policy stands behind the charset and allows the script of the page', async () => {
  const html = await build('<script>run()</script>');
  expect(html).toMatch(
    /^<!doctype html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src/,
  );
  const policy = await readFile(path.join(outDir, '_headers'), 'utf8');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test('all faults of all pages are told at once', async () => {
  await writeFile(path.join(outDir, 'other.html'), '<meta charset=UTF-8><p style="color: red">');
  await expect(build('<style>p {}</style>')).rejects.toThrow(
    /index\.html: has a style element[^]*other\.html: has <p style/,
  );
});

test('a film of YouTube stops the build until the configuration says that there are some', async () => {
  const film = '<a data-film href="https://www.youtube.com/watch?v=x">Film</a>';
  await expect(build(film)).rejects.toThrow('set youTubeFilms in docusaurus.config.ts');
  await expect(build(film, {...services, youTubeFilms: true})).resolves.toContain('youtube-nocookie.com');
  await expect(build('<a data-film href="https://films.example/x.mp4">Film</a>')).rejects.toThrow('static/video');
});

test('a page without a charset stops the build', async () => {
  await writeFile(path.join(outDir, 'index.html'), '<!doctype html><title>x</title>');
  await expect(writeSecurityHeaders({outDir, baseUrl: '/', services})).rejects.toThrow(
    'index.html has no <meta charset>',
  );
});
