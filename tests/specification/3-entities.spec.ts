import {readFile} from 'node:fs/promises';

import {dialog, openFirstHit} from '../browser/support/search';
import {answerStars, expect, open, test} from '../browser/support/site';
import {line} from './specification';

test(line('3.10'), async () => {
  const data = JSON.parse(await readFile('.docusaurus/globalData.json', 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;
  expect(data['docusaurus-plugin-content-docs']!.default).toMatchObject({
    versions: [
      {
        name: 'current',
        label: '15.11',
        path: '/docs',
        isLast: true,
        mainDocId: 'intro',
        docs: expect.arrayContaining([{id: 'usage/commands', path: '/docs/usage/commands', sidebar: 'docs'}]),
      },
    ],
  });
});

test(line('3.13'), async ({page}) => {
  await answerStars(page, {json: {stargazers_count: 1234}});
  await open(page, '/docs/intro/');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await openFirstHit(page, 'port knocking');
  await expect(dialog(page)).toHaveCount(0);
  const stored = await page.evaluate(() => ({...localStorage}));
  const valueOf = (name: RegExp) => stored[Object.keys(stored).find((key) => name.test(key))!];
  expect(valueOf(/^theme/)).toBe('dark');
  expect(valueOf(/^docusaurus\.announcement\.dismiss/)).toBe('true');
  expect(valueOf(/star/i)).toMatch(/1234.*\d{13}|\d{13}.*1234/);
  expect(valueOf(/RECENT_SEARCHES/)).toContain('port-knocking');
});
