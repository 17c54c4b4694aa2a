import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';

import {findViolations} from './support/axe';
import {expect, open, test} from './support/site';
import {verdictOn} from './support/tools';

const address = '/docs/tools/log-tester/';
const tool = (page: Page) => page.getByRole('region', {name: 'Log tester'});
const log = (page: Page) => tool(page).getByLabel('Lines of a log');
const status = verdictOn;
const run = (page: Page) => tool(page).getByRole('button', {name: 'Test the log'}).click();

const failures = (count: number): string =>
  Array.from(
    {length: count},
    (_, index) =>
      `Nov 21 02:24:${String(index % 60).padStart(2, '0')} server sshd[${index}]: Failed password for root from 203.0.113.7 port 40022 ssh2`,
  ).join('\n');

test('reads a pasted log, and moves the block with the limit', {tag: '@quick'}, async ({page}) => {
  await open(page, address);
  await log(page).fill(failures(6));
  await run(page);
  await expect(status(page)).toHaveText(
    /^lfd blocks 203\.0\.113\.7 at line 5, .* permanently, after 5 failures \(LF_SSHD\)\./,
  );
  await tool(page).getByText('What if the limits were different?').click();
  await tool(page).getByLabel('LF_SSHD', {exact: true}).fill('10');
  await expect(tool(page)).toContainText('6 of 10 failures for LF_SSHD');
  await expect(tool(page).getByRole('img', {name: /6 attempts of 203\.0\.113\.7; the line runs on/})).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('a file compressed by gzip is read by its lines, and a picture is refused', async ({page}) => {
  await open(page, address);
  const choose = tool(page).getByLabel('Choose a file');
  await choose.setInputFiles({name: 'auth.log.1.gz', mimeType: '', buffer: gzipSync(failures(200_000))});
  await expect(status(page)).toHaveText(/counts 200000 of 200000 lines/);
  await choose.setInputFiles({name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\0\0')});
  await expect(status(page)).toHaveText(/^a\.png is not a text log/);
});

test('after Back and after a reload the lines have their verdict again, and follow what is typed', async ({page}) => {
  await open(page, address);
  await log(page).fill(failures(4));
  await page.getByRole('main').getByRole('link', {name: 'block decoder', exact: true}).click();
  await expect(page).toHaveURL(/block-decoder/);
  await page.goBack();
  await expect(log(page)).toHaveValue(failures(4));
  await expect(status(page)).toHaveText('Paste lines of a log, or choose the file.');
  await run(page);
  await expect(status(page)).toHaveText(/^lfd blocks nobody\./);
  await page.getByRole('main').getByRole('link', {name: 'block decoder', exact: true}).click();
  await expect(page).toHaveURL(/block-decoder/);
  await page.goBack();
  await expect(status(page)).toHaveText(/^lfd blocks nobody\./);
  await page.reload();
  await expect(status(page)).toHaveText(/^lfd blocks nobody\./);
  await log(page).fill(failures(5));
  await expect(status(page)).toHaveText(/^lfd blocks 203\.0\.113\.7 at line 5/);
});

test('the workbench writes a block, reads it back, and stops a pattern that backtracks without end', async ({page}) => {
  await open(page, address);
  await log(page).fill(`${'a'.repeat(40)}!\napp: bad login from 203.0.113.7`);
  await tool(page).getByText('Write your own pattern').click();
  const pattern = tool(page).getByLabel('Pattern, between the slashes');
  await pattern.fill('^app: bad login from (\\S+)$');
  await expect(tool(page)).toContainText('The pattern matches 1 of 2 lines.');
  await expect(tool(page)).toContainText('$line =~ /^app: bad login from (\\S+)$/');
  await tool(page)
    .getByLabel('Or paste an existing block')
    .fill(
      'if ($globlogs{CUSTOM2_LOG}{$lgfile} and $line =~ /^x ([0-9.]+)$/) {\n    return ("Failed x login from", $1, "x", "3", "", "60", "0");\n}',
    );
  await expect(pattern).toHaveValue('^x ([0-9.]+)$');
  await expect(tool(page).getByLabel('Trigger count')).toHaveValue('3');
  await pattern.fill('^(.*a)*(.*b)*(.*c)*([0-9.]+)$');
  await expect(
    tool(page)
      .getByText(/more than two seconds|repeat/i)
      .first(),
  ).toBeVisible();
  await pattern.fill('^app: bad login from (\\S+)$');
  await expect(tool(page)).toContainText('The pattern matches 1 of 2 lines.');
});
