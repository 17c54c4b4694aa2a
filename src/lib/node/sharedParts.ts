import path from 'node:path';

/**
 * The parts that a page shares with others: files whose names begin with an underscore, which it imports.
 * @param text the Markdown of the page, or only its imports
 * @param file path of the page
 * @param siteDir the folder that `@site` stands for
 * @returns the name of each part in the page, and its file
 */
export function sharedParts(text: string, file: string, siteDir: string): {name: string; file: string}[] {
  return [...text.matchAll(/^import (\w+) from '((?:@site|\.{1,2})\/(?:[^']*\/)?_[\w-]+\.mdx)';$/gm)].map(
    ([, name, source]) => ({
      name: name!,
      file: source!.startsWith('@site/')
        ? path.join(siteDir, source!.slice('@site/'.length))
        : path.join(path.dirname(file), source!),
    }),
  );
}
