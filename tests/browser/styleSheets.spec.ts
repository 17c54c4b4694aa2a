import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from './support/site';

const folder = 'build/assets/css';

/** What the browser must not know: `:has()` inside of `:has()`. */
const invalid = '.a:has(+ ul:not(:has(> li)))';

/** What is written before the braces of each rule of a built style sheet, in which no comment is left. */
function selectorsOf(css: string): string[] {
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selectors]) => selectors!.trim())
    .filter((selectors) => !/^(@|from$|to$|[\d.]+%)/.test(selectors))
    .filter((selectors) => !selectors.split(',').every((selector) => selector.includes(':-moz-')));
}

test('the browser knows every selector of the styles: it drops a rule with one that it does not know', async ({
  page,
}) => {
  const selectors = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => selectorsOf(readFileSync(path.join(folder, file), 'utf8')));
  expect(selectors.length).toBeGreaterThan(500);
  const unknown = await page.evaluate(
    (all) =>
      all.filter((selector) => {
        try {
          document.querySelector(selector);
          return false;
        } catch {
          return true;
        }
      }),
    [...selectors, invalid],
  );
  expect(unknown).toEqual([invalid]);
});
