import type {Page} from '@playwright/test';
import {readFile} from 'node:fs/promises';

import {mergeConfig} from '@sentinel/csf/model/conf/mergeConfig';
import {parseConfig} from '@sentinel/csf/model/conf/parseConfig';
import {shippedText} from '@sentinel/csf/model/conf/shippedConfig';
import {findViolations} from './support/axe';
import {expect, open, test} from './support/site';
import {paste, verdictOn} from './support/tools';
import {version} from '@sentinel/csf/model/version';

const address = '/docs/tools/config-checker/';
const field = (page: Page) => page.getByLabel('Your csf.conf', {exact: true});
const tool = (page: Page) => page.getByRole('region', {name: 'Configuration checker'});
const status = verdictOn;
const group = (page: Page, name: string) => tool(page).getByRole('region', {name});

/** The shipped file of DirectAdmin with a port taken out, a name misspelt and a value that csf cannot read. */
const changed = shippedText('directadmin')
  .replace('TCP_IN = "20,21,22,', 'TCP_IN = "20,21,')
  .replace('LF_PERMBLOCK = "1"', 'LF_PERMBLOK = "1"')
  .replace('SMTP_BLOCK = "0"', 'SMTP_BLOCK = 1');

test.use({permissions: ['clipboard-read', 'clipboard-write']});

async function pasteFile(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('Control+A');
  await paste(page, text);
}

async function drop(page: Page, name: string, bytes: readonly number[]): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(content)], fileName));
      const event = (type: string) => new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true});
      const target = document.querySelector('h1')!;
      target.dispatchEvent(event('dragover'));
      target.dispatchEvent(event('drop'));
    },
    [name, bytes] as const,
  );
}

const bytesOf = (text: string): number[] => [...Buffer.from(text)];

test(
  'a pasted file of DirectAdmin with three changes is recognised, and each change has a finding with its line',
  {tag: '@quick'},
  async ({page, mishaps}) => {
    await open(page, address);
    await pasteFile(page, changed);
    await expect(status(page)).toContainText('7 findings, 1 setting missing, 1 value not as shipped.');
    await expect(tool(page)).toContainText('Recognised 416 of 417 settings in');
    await expect(tool(page)).toContainText(`Compared with the csf.conf of ${version} for DirectAdmin.`);
    const lineOf = (start: string) => changed.split('\n').findIndex((line) => line.startsWith(start)) + 1;
    for (const [name, title, start] of [
      ['Broken', 'csf cannot read this line', 'SMTP_BLOCK = 1'],
      ['Can lock you out', 'SSH is not in TCP_IN', 'TCP_IN'],
      ['Not known', `LF_PERMBLOK is not a setting of ${version}`, 'LF_PERMBLOK'],
    ] as const) {
      const finding = group(page, name).getByRole('listitem').filter({hasText: title});
      await expect(finding).toContainText('To do:');
      await expect(finding.getByRole('link', {name: /^Read more/})).toHaveAttribute('href', /^\/docs\//);
      await finding.getByRole('button', {name: `line ${lineOf(start)}`}).click();
      await expect(field(page)).toBeFocused();
      const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(selected).toBe(changed.split('\n')[lineOf(start) - 1]);
    }
    await expect(group(page, 'Missing').getByRole('rowheader')).toHaveText(['LF_PERMBLOCK']);
    await expect(group(page, 'Not as shipped').getByRole('rowheader')).toHaveText(['TCP_IN']);
    expect(mishaps).toEqual([]);
  },
);

test('on a phone, what is wrong with a text is in sight while the field has the focus', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, address);
  await field(page).fill('hello world');
  await tool(page).getByRole('button', {name: 'Check the file'}).click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('#verdict-words')).toBeInViewport({ratio: 0.9});
});

test('a file with Windows line ends, dropped beside the field, has the same findings at the same lines', async ({
  page,
}) => {
  await open(page, address);
  await drop(page, 'from-windows.conf', bytesOf(changed.replaceAll('\n', '\r\n')));
  await expect(tool(page)).toContainText('from-windows.conf');
  await expect(status(page)).toContainText('7 findings, 1 setting missing, 1 value not as shipped.');
  await group(page, 'Broken').getByRole('button', {name: /^line/}).click();
  const selected = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('SMTP_BLOCK = 1');
  await tool(page).getByText('What changes in your file, line by line').click();
  await expect(tool(page)).toContainText('2 lines removed from your file, marked −, and 2 lines added, marked +.');
  const rows = group(page, `The file of ${version} with your values`).getByRole('row');
  await expect(rows.filter({hasText: 'removed: LF_PERMBLOK = "1"'})).toContainText('−');
  await expect(rows.filter({hasText: 'added: LF_PERMBLOCK = "1"'})).toContainText('+');
});

test('the merged file that is saved and copied is the one of mergeConfig', {tag: '@quick'}, async ({page}) => {
  const merged = mergeConfig(parseConfig(changed), 'directadmin').text;
  await open(page, address);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'csf.conf',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(changed),
  });
  const waiting = page.waitForEvent('download');
  await tool(page).getByRole('button', {name: 'Save csf.conf.merged'}).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('csf.conf.merged');
  expect(await readFile(await download.path(), 'utf8')).toBe(merged);
  await tool(page).getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(tool(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(merged.trimEnd());
});

for (const mode of ['light', 'dark'] as const) {
  test(`the result has no barrier that axe finds, ${mode}, wide and narrow`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `${address}?docusaurus-theme=${mode}`);
    await pasteFile(page, `${changed}\n# mine\nLF_CXS = "1"\n`);
    await expect(status(page)).toHaveText(/findings/);
    await tool(page)
      .locator('details')
      .evaluateAll((folds: HTMLDetailsElement[]) => folds.forEach((fold) => (fold.open = true)));
    await expect(tool(page)).toContainText('marked −');
    const found: string[] = [];
    for (const width of [1280, 320]) {
      await page.setViewportSize({width, height: 720});
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(width);
      found.push(...(await findViolations(page)));
    }
    expect(found).toEqual([]);
  });
}
