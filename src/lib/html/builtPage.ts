import type {Document} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import {parseFragment as parseByTheRules} from 'parse5';
import {adapter as treeAdapter} from 'parse5-htmlparser2-tree-adapter';

import {readHead, type Head} from './readHead';

/** A page as the build wrote it. */
export type PageSource = {
  /** Path with base URL, as a visitor's browser shows it. */
  readonly url: string;
  readonly html: string;
};

/** What is in a page is parsed when somebody asks, and once for all who do. */
export type BuiltPage = PageSource & {
  readonly head: Head;
  /** The main content, without the navbar and the footer, which are the larger part of most pages and are on all. */
  readonly mainHtml: string;
  /** Tree of the main content. Shared: nobody may change it. */
  readonly main: Document;
  /** Tree of the way to the page that stands above its content; empty where there is none. Shared too. */
  readonly breadcrumbs: Document;
};

/** A page whose HTML is known. */
export function builtPage({url, html}: PageSource): BuiltPage {
  const mainHtml = mainOf(html);
  const parts = new Map<string, unknown>();
  const once = <Part>(name: string, make: () => Part): Part => {
    if (!parts.has(name)) {
      parts.set(name, make());
    }
    return parts.get(name) as Part;
  };
  const parse = hasAllTags(html) ? parseWhole : parseFragment;
  return {
    url,
    html,
    mainHtml,
    get head() {
      return once('head', () => readHead(html));
    },
    get main() {
      return once('main', () => parse(mainHtml));
    },
    get breadcrumbs() {
      return once('breadcrumbs', () => parse(breadcrumbsIn(mainHtml)));
    },
  };
}

/** Whether a page stands at addresses that do not exist, instead of one of its own. */
export function isNotFoundPage({url}: PageSource): boolean {
  return url.endsWith('.html');
}

/**
 * The tree of a part of a page, by the rules of HTML: a minifier leaves out every end tag that those imply. What stands
 * there for browsers without scripts is content like the rest.
 */
export function parseFragment(html: string): Document {
  return parseByTheRules(html, {scriptingEnabled: false, treeAdapter});
}

/** The same tree in a third of the time, of a part whose end tags are all there. */
function parseWhole(html: string): Document {
  return parseDocument(html);
}

/** Whether a page is as Docusaurus writes it: its minifier leaves out end tags wherever it may, and quotes as well. */
function hasAllTags(html: string): boolean {
  return html.includes('<meta charset="');
}

/** What stands between the tags of the main content; all of the page where it has none. */
function mainOf(html: string): string {
  const start = html.indexOf('<main');
  return start < 0 ? html : html.slice(start, html.indexOf('</main>', start));
}

function breadcrumbsIn(html: string): string {
  return /<nav [^>]*theme-doc-breadcrumbs.*?<\/nav>/s.exec(html)?.[0] ?? '';
}
