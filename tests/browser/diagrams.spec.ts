import {expect, open, test} from './support/site';

const drawings = [
  ['/docs/usage/principles/', 2],
  ['/docs/usage/temporary-blocks/', 1],
  ['/docs/usage/lfd-clustering/', 1],
  ['/docs/usage/messenger-service/', 1],
  ['/docs/usage/port-knocking/', 1],
] as const;

for (const [address, count] of drawings) {
  test(`the drawings of ${address} have their story in words, and can be read on a desk and a phone`, async ({
    page,
  }) => {
    await open(page, address);
    const images = page.locator('.theme-doc-markdown svg[role="img"]');
    await expect(images).toHaveCount(count);
    for (const image of await images.all()) {
      await expect(image).toHaveAccessibleName(/\w+ \w+/);
      await expect(image).toHaveAccessibleDescription(/\w+ \w+ \w+ \w+/);
      const numbers = (await image.locator('circle + text').allTextContents()).map(Number);
      const steps = await image.locator('xpath=following-sibling::ol/li').count();
      expect(numbers).toEqual(Array.from({length: steps}, (_, index) => index + 1));
    }
    expect(await images.evaluateAll(collisionsIn)).toEqual([]);
    await page.setViewportSize({width: 360, height: 740});
    for (const texts of await images.evaluateAll(textsIn)) {
      expect(texts.length).toBeGreaterThan(4);
      expect(texts.filter(({inside}) => !inside)).toEqual([]);
      expect(texts.filter(({pixels}) => pixels < 11)).toEqual([]);
    }
  });
}

/** The words of each drawing: whether they are inside of it, and how large they are. Runs in the page. */
function textsIn(images: Element[]): {words: string; inside: boolean; pixels: number}[][] {
  return images.map((svg) => {
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
}

/** Words of drawings that run into each other or out of their boxes. Runs in the page. */
function collisionsIn(images: Element[]): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  return images.flatMap((svg) => {
    const texts = [...svg.querySelectorAll('text')];
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
  });
}
