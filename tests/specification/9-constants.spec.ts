import {button, field, hits, search} from '../browser/support/search';
import {expect, open, test} from '../browser/support/site';
import {line} from './specification';

test(line('9.4'), async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/search/?q=block%20address');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
});

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const) {
  test(`${line('9.6')} At ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await open(page, '/');
    await search(page, 'block address');
    await expect(hits(page).filter({hasText: '…'}).first()).toBeVisible();
    const excerpts = await hits(page).locator('> span:last-child').filter({hasText: '…'}).allTextContents();
    expect(Math.max(...excerpts.map((text) => text.replace(/…/g, '').trim().split(/\s+/).length))).toBe(words);
  });
}

test(line('5.1', '9.9'), async ({page}) => {
  await open(page, '/');
  await button(page).click();
  await field(page).pressSequentially('x'.repeat(66));
  await expect(field(page)).toHaveValue('x'.repeat(64));
});
