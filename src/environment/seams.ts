import {exitWithMessage} from './exitWithMessage';

/**
 * Where the site reaches into Docusaurus or its bundler and can do without: the names of the rows of the table in
 * ARCHITECTURE.md that have one.
 */
export const seamNames = [
  'highlighter',
  'build-data',
  'lazy-styles',
  'first-paint',
  'remembered-tabs',
  'held-loads',
  'delivered-head',
] as const;

type SeamName = (typeof seamNames)[number];

/**
 * The seams that a value of STOCK_BUNDLE switches off: `1` or `all` for all of them, or names with commas between them.
 * @returns the names, or an error message for the person who set it
 */
export function seamsOff(value: string | undefined): {names: readonly SeamName[]} | {error: string} {
  const given = (value ?? '').split(',').flatMap((name) => name.trim() || []);
  if (given.some((name) => name === '1' || name === 'all')) {
    return {names: seamNames};
  }
  const unknown = given.filter((name) => !(seamNames as readonly string[]).includes(name));
  return unknown.length === 0
    ? {names: given as SeamName[]}
    : {
        error: `STOCK_BUNDLE names no seam of this site: ${unknown.join(', ')}. Write "all", or some of ${seamNames.join(', ')}, with commas between them.`,
      };
}

/** Whether this build has a seam. A wrong STOCK_BUNDLE ends the build with its error message. */
export function hasSeam(name: SeamName): boolean {
  const off = seamsOff(process.env.STOCK_BUNDLE);
  if ('error' in off) {
    exitWithMessage(off.error);
  }
  return !off.names.includes(name);
}
