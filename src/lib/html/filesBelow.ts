import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, as paths from there with slashes. A build has some thousands, which a glob takes ten times
 * as long to list.
 * @throws if the folder does not exist
 */
export function filesBelow(folder: string, part = ''): string[] {
  return readdirSync(path.join(folder, part), {withFileTypes: true}).flatMap((entry) => {
    const file = part + entry.name;
    return entry.isDirectory() ? filesBelow(folder, `${file}/`) : [file];
  });
}

/** All pages below a folder, as paths from there. @throws if the folder does not exist */
export function pagesBelow(folder: string): string[] {
  return filesBelow(folder).filter(isPageFile);
}

/** Whether a file is a page, by its name. */
export function isPageFile(file: string): boolean {
  return file.endsWith('.html');
}
