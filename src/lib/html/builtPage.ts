import type {Document, Element} from 'domhandler';
import {parse, parseFragment as parseNodes} from 'parse5';
import {adapter as treeAdapter} from 'parse5-htmlparser2-tree-adapter';

import {all, first, hasClass, textOf} from './elements';

/** A page as the build wrote it. */
export type PageSource = {
  /** Path with base URL, as a visitor's browser shows it. */
  readonly url: string;
  readonly html: string;
};

/** A page's metadata. */
export type Head = {
  language: string | undefined;
  /** Classes of the root element, which the theme sets by kind of page. */
  classes: readonly string[];
  title: string;
  /** Contents of the `meta` tags, by their names or properties, in their order. */
  metas: Record<string, string[]>;
  /** Canonical URL of the page. */
  canonical: string | undefined;
};

/** A page whose parts are parsed on first use. */
export type BuiltPage = PageSource & {
  readonly head: Head;
  /** Tree of the main content, without the navbar and footer that make up most of a page. Shared: do not change it. */
  readonly main: Document;
};

/** Writes files from the pages of a finished build. */
export type PageReader<Value = unknown> = {
  /** What it needs from a page. */
  read(page: BuiltPage): Value;
  /**
   * Called after all pages are read.
   * @param outDir folder of the build
   * @param values by the URL paths of their pages, in the order of the routes
   */
  finish(outDir: string, values: ReadonlyMap<string, Value>): void | Promise<void>;
};

/**
 * Changes a page.
 * @param html the page after all earlier changes
 * @param page the page as built
 * @param file path below the folder of the build
 */
export type PageChange = (html: string, page: BuiltPage, file: string) => string;

/**
 * Inserts markup right after a page's character set, so before everything else.
 * @throws if the page has none
 */
export function afterCharset(html: string, text: string, file: string): string {
  const found = /<meta charset=[^>]*>/i.exec(html);
  if (found === null) {
    throw new Error(`${file} has no <meta charset>: put it first into the head of the page.`);
  }
  const end = found.index + found[0].length;
  return html.slice(0, end) + text + html.slice(end);
}

/** Makes a page from its HTML. */
export function builtPage({url, html}: PageSource): BuiltPage {
  let head: Head | undefined;
  let main: Document | undefined;
  return {
    url,
    html,
    get head() {
      return (head ??= readHead(html));
    },
    get main() {
      return (main ??= parseFragment(mainOf(html)));
    },
  };
}

/**
 * Parses a part of a page by the rules of HTML, because the minifier leaves out optional end tags. Content of noscript
 * elements counts as content.
 */
export function parseFragment(html: string): Document {
  return parseNodes(html, {scriptingEnabled: false, treeAdapter});
}

/** Whether a page is the not-found page. */
export function isNotFoundPage({url}: PageSource): boolean {
  return url.endsWith('.html');
}

/** Contents of the `meta` tags with a name or a property, in their order. */
export function metasOf({metas}: Head, name: string): readonly string[] {
  return metas[name] ?? [];
}

/** The breadcrumbs above the content of a page, from the home page on; empty if the page has none. */
export function breadcrumbsOf({main}: BuiltPage): Element[] {
  const bar = first(main.children, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  return all(bar?.children ?? [], (element) => hasClass(element, 'breadcrumbs__item'));
}

/** Whether a breadcrumb is the page itself. */
export function isActive(step: Element): boolean {
  return hasClass(step, 'breadcrumbs__item--active');
}

function readHead(html: string): Head {
  const {children} = parse(upTo(html, '</head>'), {scriptingEnabled: false, treeAdapter});
  const named = (name: string): Element[] => all(children, (element) => element.name === name);
  const [root] = named('html');
  const [title] = named('title');
  const metas: Head['metas'] = {};
  for (const {attribs} of named('meta')) {
    (metas[attribs.name ?? attribs.property ?? ''] ??= []).push(attribs.content ?? '');
  }
  return {
    language: root?.attribs.lang,
    classes: root?.attribs.class?.split(/\s+/) ?? [],
    title: title === undefined ? '' : textOf(title),
    metas,
    canonical: named('link').find(({attribs}) => attribs.rel === 'canonical')?.attribs.href,
  };
}

/** The HTML of the main content, or the whole page if it has no main element. */
function mainOf(html: string): string {
  const start = html.indexOf('<main');
  return start < 0 ? html : upTo(html.slice(start), '</main>');
}

function upTo(html: string, tag: string): string {
  const end = html.indexOf(tag);
  return end < 0 ? html : html.slice(0, end);
}
