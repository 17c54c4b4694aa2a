import {localAddress, type Site} from './localAddress';

/**
 * Rewrites a style sheet of the site for the archive.
 * @param file its path below the root of the site
 */
export function rewriteStyles(css: string, file: string, site: Site): string {
  return css.replace(/url\((["']?)(\/[^)"']*)\1\)/g, (_, quote: string, address: string) => {
    return `url(${quote}${localAddress(address, file, site)}${quote})`;
  });
}

/**
 * Copies a style sheet's rules for pages without scripts to pages in a folder. Their scripts do not run there, but a
 * browser with scripts does not apply those rules by itself.
 */
export function stylesWithoutScripts(css: string): string {
  return [...css.matchAll(/@media[^{]*\(scripting:\s*none\)[^{]*\{/g)]
    .map(({0: start, index}) => start + css.slice(index + start.length, endOfBlock(css, index + start.length)))
    .map((block) => block.replace(/\(scripting:\s*none\)/, '(min-width: 0)'))
    .join('\n');
}

/** The end of the block whose content begins at a position. */
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
  throw new Error(
    'The style sheet of a built page ends inside a block "@media (scripting: none)": ' +
      'close it in src/css/noScript.css, or in the module that has one.',
  );
}
