import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe does not see the ground of a text that is partly out of sight, nor that arrow keys scroll to an option. */
const undecidable = ['color-contrast', 'scrollable-region-focusable'];

/**
 * What axe finds on the page as it is now: the width, the rule, where, and the words there.
 * @param part selector of the part to look at
 */
export async function findViolations(page: Page, part = ':root'): Promise<string[]> {
  await page.evaluate(axe);
  const {violations, incomplete} = await page.evaluate(
    (selector) =>
      (window as unknown as {axe: {run: (part: string, options: object) => Promise<AxeResults>}}).axe.run(selector, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
      }),
    part,
  );
  const width = page.viewportSize()!.width;
  const undecided = incomplete.filter(({id}) => !undecidable.includes(id));
  return [...violations, ...undecided].flatMap(({id, nodes}) =>
    nodes.map(({target, html}) => `${width} px: ${id}: ${target.join(' ')} "${wordsOf(html)}"`),
  );
}

function wordsOf(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > 50 ? `${words.slice(0, 49)}…` : words;
}
