import config from '../../docusaurus.config';
import {expect, open, test} from './support/site';

test(
  'the announcement says what the configuration says, in one line on a desktop and two on a phone',
  {tag: '@quick'},
  async ({page}) => {
    await open(page, '/');
    const bar = page.locator('.theme-announcement-bar');
    const {content} = config.themeConfig.announcementBar;
    const words = content.replaceAll(/<[^>]+>/g, '');
    await expect(bar).toHaveText(words);
    const links = await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([...content.matchAll(/href="([^"]+)"/g)].map(([, address]) => address));
    for (const [width, lines] of [
      [1440, 1],
      [390, 2],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      expect(
        await bar.locator('div').evaluateAll((parts) => {
          const text = parts.find((part) => part.querySelector(':scope > a'))!;
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight);
        }),
      ).toBeLessThan(lines + 0.5);
    }
  },
);
