import {Globby} from '@docusaurus/utils';
import {mkdirSync, readFileSync} from 'node:fs';

import {writeIfChanged} from '../../lib/node/writeIfChanged';
import {currentRules} from './reload';

import {fileOfPart} from './dependOnProduct';

/**
 * Writes what each directive of the pages stands for into a file of its own. A page depends on those of its
 * directives, so that a changed fact or description has the preview compile the pages that show it and no others.
 * Gives the files that have changed.
 */
export function writeGeneratedParts(siteDir: string, folder: string): string[] {
  mkdirSync(folder, {recursive: true});
  const pages = Globby.sync('docs/**/*.mdx', {cwd: siteDir, absolute: true});
  const directives = new Set(pages.flatMap((page) => readFileSync(page, 'utf8').match(/^::[a-z].*$/gm) ?? []));
  return [...directives].flatMap((directive) => {
    const file = fileOfPart(folder, directive);
    return writeIfChanged(file, textOf(directive)) ? [file] : [];
  });
}

/** What a page shows in the place of a directive, or why it cannot. */
function textOf(directive: string): string {
  const [, name = ''] = /^::([\w-]+)/.exec(directive) ?? [];
  const attributes = [...directive.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
  try {
    return currentRules().generatedMarkdown(name, Object.fromEntries(attributes)) ?? '';
  } catch (error) {
    return String(error);
  }
}
