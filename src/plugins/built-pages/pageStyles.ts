import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {PageChange} from '../../lib/html/builtPage';
import {styleSheets} from '../client-bundle';
import {otherSheets} from '../client-bundle/otherSheets';

/** Folder of the style sheets, below that of the build. */
const folder = 'assets/css/';

/** The style sheet that Docusaurus links in every page. */
const ofAllPages = /^styles\.\w+\.css$/;

const linkOfAllPages = /<link rel=stylesheet href=[^ >]*\/styles\.\w+\.css[^>]*>/;
const classAttribute = /\sclass=(?:"([^"]*)"|([^\s>"]+))/g;

/** Whether a file is a style sheet that pages share, rather than that of what a visitor opens. */
const isShared = (file: string): boolean => Object.hasOwn(styleSheets, file.split('.')[0]!);

/**
 * Links the style sheets of a page's own code in the page. Docusaurus links only the one of all pages: without this, a
 * page would get the others when its scripts have run, so after the first look and never without scripts. The page
 * only names those that other pages need: `client-bundle/prefetchOnce.ts` fetches them ahead where the connection allows.
 */
export function linkPageStyles({outDir, baseUrl}: {outDir: string; baseUrl: string}): PageChange {
  const files = readdirSync(path.join(outDir, folder)).filter((file) => file.endsWith('.css'));
  const classesOf = (file: string): Set<string> =>
    new Set(
      [...readFileSync(path.join(outDir, folder, file), 'utf8').matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(
        ([, name]) => name!,
      ),
    );
  const common = new Set(files.filter((file) => ofAllPages.test(file)).flatMap((file) => [...classesOf(file)]));
  const sheets = files
    .filter((file) => !ofAllPages.test(file))
    .map((file) => ({file, own: [...classesOf(file)].filter((name) => !common.has(name))}));
  return (html) => {
    const shown = new Set(
      [...html.matchAll(classAttribute)].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/)),
    );
    const isShown = ({own}: (typeof sheets)[number]): boolean => own.some((name) => shown.has(name));
    const links = sheets.filter(isShown).map(({file}) => `<link rel=stylesheet href=${baseUrl}${folder}${file}>`);
    const others = sheets.filter((sheet) => isShared(sheet.file) && !isShown(sheet)).map(({file}) => folder + file);
    const named = others.length === 0 ? '' : `<meta name=${otherSheets} content="${others.join(' ')}">`;
    return html.replace(linkOfAllPages, (link) => link + links.join('') + named);
  };
}
