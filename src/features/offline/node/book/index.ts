import {strToU8, zipSync, type Zippable} from 'fflate';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {PageReader} from '../../../../lib/html/builtPage';
import {readArticle} from '../../../../plugins/built-pages/article';
import type {Section} from '../../../../plugins/built-pages/markdown/llms';
import {readableContent} from '../../../../plugins/built-pages/markdown/toMarkdown';
import {belowBaseUrl} from '../../../../urls/paths';
import {bookFile} from '../../logic/offlineFiles';
import {firstDay} from '../archive/pack';

import {container, contentsPage, packageFile, page, titlePage, type About, type Chapters, type Item} from './parts';
import {escapeXml, tag, xhtml, type Targets} from './xhtml';

type Site = {url: string; baseUrl: string; title: string; version: string; date?: string | undefined};

/** A docs page for the book: its text as XHTML, its ids, and its pictures by their files in the book. */
type Chapter = {title: string; body: string; ids: Set<string>; pictures: Map<string, string>};

const pageType = 'application/xhtml+xml';

/** Image types that every EPUB 3.3 reader shows. */
const pictureTypes: Record<string, string> = {
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Writes the docs as one EPUB, in the order of the sidebar. */
export function bookReader(site: Site, outline: readonly Section[]): PageReader<Chapter | undefined> {
  const pages = new Set(outline.flatMap((part) => part.pages));
  return {
    read(built) {
      const article = readArticle(built);
      if (article === undefined || article.isPost) {
        return undefined;
      }
      const content = readableContent(article.body.children, site.url + article.path);
      const ids = new Set<string>();
      const pictures = new Map<string, string>();
      return {title: article.title, body: xhtml(content, targetsOf(site, pages, pictures), ids), ids, pictures};
    },
    finish(outDir, read) {
      const chapters = new Map([...read].flatMap(([url, chapter]) => (chapter ? [[url, chapter] as const] : [])));
      const file = path.join(outDir, bookFile(site.version));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, makeBook(outDir, site, outline, chapters));
    },
  };
}

/** The book. The same pages make the same book, byte for byte. */
function makeBook(
  outDir: string,
  site: Site,
  outline: readonly Section[],
  chapters: ReadonlyMap<string, Chapter>,
): Uint8Array {
  const root = site.url + site.baseUrl;
  const modified = site.date ?? firstDay;
  const about: About = {...site, root, modified, identifier: root + bookFile(site.version)};
  const pictures = new Map([...chapters.values()].flatMap((chapter) => [...chapter.pictures]));
  const byFile = new Map([...chapters].map(([url, chapter]) => [fileOf(url, site), chapter]));
  const parts: Chapters[] = outline.map(({title, pages}) => ({
    title,
    pages: pages.map((url) => ({title: chapterAt(url, chapters).title, href: fileOf(url, site)})),
  }));
  const pages = outline.flatMap((part) =>
    part.pages.map((url): [string, string] => {
      const {title, body} = chapterAt(url, chapters);
      const source = site.url + url;
      const origin = tag('p', {}, `Page: ${tag('a', {href: source}, escapeXml(source))}`);
      return [
        fileOf(url, site),
        page(title, [tag('h1', {}, escapeXml(title)), origin, withKnownAnchors(body, byFile)]),
      ];
    }),
  );
  const texts = new Map([
    ['title.xhtml', titlePage(about)],
    ['contents.xhtml', contentsPage(parts)],
    ...pages,
    ['book.css', readFileSync(path.join(__dirname, 'book.css'), 'utf8')],
  ]);
  pictures.set('mark.svg', 'img/mark.svg');
  const items = [...texts.keys(), ...pictures.keys()].map(itemOf);
  const files: Zippable = {
    // Programs recognise an EPUB by this file, which must come first and uncompressed.
    mimetype: [strToU8('application/epub+zip'), {level: 0}],
    'META-INF/container.xml': strToU8(container),
    'book/package.opf': strToU8(packageFile(about, items)),
    ...Object.fromEntries([...texts].map(([file, text]) => [`book/${file}`, strToU8(text)])),
    ...Object.fromEntries(
      [...pictures].map(([file, from]) => [`book/${file}`, new Uint8Array(readFileSync(path.join(outDir, from)))]),
    ),
  };
  return zipSync(files, {mtime: new Date(modified.replace('Z', ''))});
}

function chapterAt(url: string, chapters: ReadonlyMap<string, Chapter>): Chapter {
  const chapter = chapters.get(url);
  if (chapter === undefined) {
    throw new Error(`The sidebar has ${url}, but src/features/offline/node/book found no built page for it.`);
  }
  return chapter;
}

/** The file of a docs page, such as `docs-usage-commands.xhtml`. */
function fileOf(url: string, {baseUrl}: Site): string {
  return `${url.slice(baseUrl.length).replace(/\/$/, '').replaceAll('/', '-')}.xhtml`;
}

function itemOf(file: string): Item {
  const type = file.endsWith('.xhtml')
    ? pageType
    : file.endsWith('.css')
      ? 'text/css'
      : pictureTypes[path.extname(file)]!;
  const properties = {'contents.xhtml': 'nav', 'mark.svg': 'cover-image'}[file];
  return {id: `f-${file.replaceAll('.', '-')}`, href: file, type, ...(properties && {properties})};
}

/**
 * Links to pages of the book stay inside it, and pictures are added to it. Everything else links to the site. @param
 * pictures grows
 */
function targetsOf(site: Site, pages: ReadonlySet<string>, pictures: Map<string, string>): Targets {
  return {
    link(href) {
      const {origin, pathname, hash} = new URL(href);
      return origin === site.url && pages.has(pathname) ? fileOf(pathname, site) + hash : href;
    },
    picture(src) {
      const {origin, pathname} = new URL(src);
      const from = origin === site.url ? belowBaseUrl(decodeURI(pathname), site.baseUrl) : undefined;
      if (from === undefined || !(path.extname(from) in pictureTypes)) {
        return undefined;
      }
      const file = `picture-${from.replaceAll(/[^\w.]+/g, '-')}`;
      pictures.set(file, from);
      return file;
    },
  };
}

/** Text of a page. Links to an id that the target page lacks in the book link to the page instead. */
function withKnownAnchors(body: string, chapters: ReadonlyMap<string, Chapter>): string {
  return body.replace(/href="([\w.-]+\.xhtml)#([^"]*)"/g, (link, file: string, anchor: string) =>
    chapters.get(file)?.ids.has(decodeURIComponent(anchor)) ? link : `href="${file}"`,
  );
}
