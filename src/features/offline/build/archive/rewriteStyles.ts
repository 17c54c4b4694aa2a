import {localAddress, type Site} from './localAddress';

/** A style sheet of the site for the archive. @param file its path below the root of the site */
export function rewriteStyles(css: string, file: string, site: Site): string {
  return css.replace(/url\((["']?)(\/[^)"']*)\1\)/g, (_, quote: string, address: string) => {
    return `url(${quote}${localAddress(address, file, site)}${quote})`;
  });
}

/**
 * The rules that a style sheet has for pages without scripts, for pages in a folder: their scripts stay asleep, and a
 * browser that could run them does not apply those rules by itself.
 */
export function stylesWithoutScripts(css: string): string {
  return [...css.matchAll(/@media[^{]*\(scripting:\s*none\)[^{]*\{/g)]
    .map(({0: start, index}) => start + css.slice(index + start.length, endOfBlock(css, index + start.length)))
    .map((block) => block.replace(/\(scripting:\s*none\)/, '(min-width: 0)'))
    .join('\n');
}

/** Where the block ends whose content begins at a place. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') {
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
    }
    if (depth === 0) {
      return at + 1;
    }
  }
  throw new Error('The style sheet ends inside of its rules for pages without scripts.');
}
