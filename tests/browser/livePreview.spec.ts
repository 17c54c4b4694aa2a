import type {Page} from '@playwright/test';
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {previewPort} from './support/ports';
import {expect, test} from './support/site';
import {version} from '@sentinel/csf/model/version';
import {copyProject} from '@site/tests/support/copyProject';

const address = `http://localhost:${previewPort}`;

/** The preview compiles the whole site; a busy machine takes its time. */
const patience = {timeout: 120_000};

let project: string;
let preview: ChildProcess;

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = mkdtempSync(path.join(os.tmpdir(), 'live-preview-'));
  copyProject(project);
  preview = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', String(previewPort)],
    {cwd: project, env: {...process.env, NODE_ENV: undefined, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}, stdio: 'pipe'},
  );
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (words: Buffer): void => {
      said += stripVTControlCharacters(words.toString());
      if (said.includes('compiled successfully')) {
        resolve();
      }
    };
    preview.stdout!.on('data', hear);
    preview.stderr!.on('data', hear);
    preview.once('exit', () => reject(new Error(`The preview ended:\n${said}`)));
  });
});

test.afterAll(async () => {
  const isOver = once(preview, 'exit');
  preview.kill();
  await isOver;
  rmSync(project, {recursive: true, force: true});
});

/** Changes a file of the copy as an editor does. */
function edit(file: string, from: string | RegExp, to: string): void {
  const place = path.join(project, file);
  const text = readFileSync(place, 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  writeFileSync(place, edited);
}

function overlay(page: Page) {
  return page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
}

test('reports an unknown setting over the page, with file and line, until it is fixed', async ({page}) => {
  test.setTimeout(300_000);
  const file = 'docs/usage/ipset.mdx';
  await page.goto(`${address}/docs/usage/ipset/`);
  await expect(page.locator('h1')).toBeVisible(patience);
  const line = readFileSync(path.join(project, file), 'utf8').split('\n').indexOf('---', 1) + 3;
  edit(
    file,
    /\n---\n\n/,
    '\n---\n\nSee `LF_SSHDD`, [this](/docs/instalation/) and [that](/docs/intro/#not-there).\n\n',
  );
  await expect(overlay(page)).toContainText(`${file}:${line}: LF_SSHDD is not a setting of ${version}`, patience);
  await expect(overlay(page)).toContainText(`${file}:${line}: there is no page /docs/instalation/`);
  await expect(overlay(page)).toContainText(`${file}:${line}: docs/intro.mdx has no heading #not-there`);
  edit(file, /See `LF_SSHDD`.*/, 'Nothing is wrong with this.');
  await expect(page.locator('article')).toContainText('Nothing is wrong with this.', patience);
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, patience);
});

test('reports wrong front matter over the page', async ({page}) => {
  test.setTimeout(300_000);
  const file = 'docs/usage/ipset.mdx';
  await page.goto(`${address}/docs/usage/ipset/`);
  await expect(page.locator('h1')).toBeVisible(patience);
  const text = readFileSync(path.join(project, file), 'utf8');
  const line = text.split('\n').findIndex((each) => each.startsWith('description:')) + 1;
  edit(file, /^description:.*$/m, 'description: Too short.');
  await expect(overlay(page)).toContainText(`${file}:${line}: the description has 10 characters`, patience);
  writeFileSync(path.join(project, file), text);
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, patience);
});

test('a changed fact and a changed description reach the reference', async ({page}) => {
  test.setTimeout(300_000);
  await page.goto(`${address}/docs/reference/settings/watching/`);
  const reference = page.locator('article');
  await expect(reference).toContainText('Mails you when system accounts', patience);
  edit(
    'packages/csf/descriptions/settings/account-tracking.yml',
    'summary: Mails you when',
    'summary: Writes to you when',
  );
  await expect(reference).toContainText('Writes to you when system accounts', patience);
  const facts = path.join(project, 'packages/csf/facts/settings.json');
  const read = JSON.parse(readFileSync(facts, 'utf8')) as {settings: {name: string; unit?: string}[]};
  read.settings.find(({name}) => name === 'AT_INTERVAL')!.unit = 'heartbeats';
  writeFileSync(facts, JSON.stringify(read));
  await expect(reference).toContainText('heartbeats', patience);
});

test('shows a page that has just been begun, and says what it lacks', async ({page}) => {
  test.setTimeout(300_000);
  const {status} = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tools/new-page/index.ts', 'doc', 'Quiet nights', '--category', 'Every day'],
    {cwd: project},
  );
  expect(status).toBe(0);
  const heading = page.locator('h1');
  await expect(async () => {
    await page.goto(`${address}/docs/usage/quiet-nights/`);
    await expect(heading).toHaveText('Quiet nights', {timeout: 10_000});
  }).toPass(patience);
  await expect(overlay(page)).toContainText('docs/usage/quiet-nights.mdx:4: the description is still empty', patience);
});

test('a page of the preview names no picture that does not exist', async ({page}) => {
  await page.goto(`${address}/docs/intro/`);
  await expect(page.locator('meta[name="description"]').first()).toBeAttached(patience);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
});
