import {expect, open, test} from './support/site';

const drawings = [
  ['/docs/usage/principles/', 2],
  ['/docs/usage/temporary-blocks/', 1],
  ['/docs/usage/lfd-clustering/', 1],
  ['/docs/usage/messenger-service/', 1],
  ['/docs/usage/port-knocking/', 1],
] as const;

for (const [address, count] of drawings) {
  test(`the drawings of ${address} can be read on a phone`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, address);
    const images = page.locator('.theme-doc-markdown svg[role="img"]');
    await expect(images).toHaveCount(count);
    for (const image of await images.all()) {
      const texts = await image.evaluate((svg) => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text')].map((text) => {
          const {left, right, top, bottom} = text.getBoundingClientRect();
          return {
            words: text.textContent,
            // A pixel is lost to rounding.
            inside:
              left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1,
            pixels: parseFloat(getComputedStyle(text).fontSize) * (svg as SVGSVGElement).getScreenCTM()!.a,
          };
        });
      });
      expect(texts.length).toBeGreaterThan(4);
      expect(texts.filter(({inside}) => !inside)).toEqual([]);
      expect(texts.filter(({pixels}) => pixels < 11)).toEqual([]);
    }
  });

  test(`no words of the drawings of ${address} run into each other or out of their boxes`, async ({page}) => {
    await open(page, address);
    const collisions = await page.locator('.theme-doc-markdown svg[role="img"]').evaluateAll((images) =>
      images.flatMap((svg) => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const texts = [...svg.querySelectorAll('text')];
        const meets = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
        const overlapping = texts.flatMap((text, index) =>
          texts
            .slice(index + 1)
            .filter((other) => meets(boxOf(text), boxOf(other)))
            .map((other) => `${text.textContent} / ${other.textContent}`),
        );
        const leaving = texts.flatMap((text) =>
          [...svg.querySelectorAll('rect')]
            .filter((rect) => meets(boxOf(text), boxOf(rect)))
            .filter((rect) => boxOf(text).right > boxOf(rect).right || boxOf(text).left < boxOf(rect).left)
            .map(() => `${text.textContent} leaves its box`),
        );
        return [...overlapping, ...leaving];
      }),
    );
    expect(collisions).toEqual([]);
  });

  test(`the drawings of ${address} have a name and the same story in words`, async ({page}) => {
    await open(page, address);
    for (const image of await page.locator('.theme-doc-markdown svg[role="img"]').all()) {
      await expect(image).toHaveAccessibleName(/\w+ \w+/);
      await expect(image).toHaveAccessibleDescription(/\w+ \w+ \w+ \w+/);
      const numbers = (await image.locator('circle + text').allTextContents()).map(Number);
      const steps = await image.locator('xpath=following-sibling::ol/li').count();
      expect(numbers).toEqual(Array.from({length: steps}, (_, index) => index + 1));
    }
  });
}
