import {load} from 'cheerio';
import type {Document} from 'domhandler';

import {readHead, type Head} from './readHead';

/** A page as the build wrote it. */
export type PageSource = {
  /** Path with base URL, as a visitor's browser shows it. */
  readonly url: string;
  readonly html: string;
};

/** What is in it is parsed when somebody asks, and once for all who do. */
export type BuiltPage = PageSource & {
  readonly head: Head;
  /**
   * Tree of the main content, without the navbar and the footer, which are the larger part of most pages and are on
   * all of them. Shared: nobody may change it.
   */
  readonly main: Document;
};

/** A page whose HTML is known. */
export function builtPage({url, html}: PageSource): BuiltPage {
  let head: Head | undefined;
  let main: Document | undefined;
  return {
    url,
    html,
    get head() {
      head ??= readHead(html);
      return head;
    },
    get main() {
      main ??= parseFragment(mainOf(html));
      return main;
    },
  };
}

/** Whether a page stands at addresses that do not exist, instead of one of its own. */
export function isNotFoundPage({url}: PageSource): boolean {
  return url.endsWith('.html');
}

/**
 * The tree of a part of a page, by the rules of HTML: the build leaves out every end tag that those imply. What stands
 * there for browsers without scripts is content like the rest.
 */
export function parseFragment(html: string): Document {
  return load(html, {scriptingEnabled: false}, false).root()[0]!;
}

/** What stands between the tags of the main content; all of the page where it has none. */
function mainOf(html: string): string {
  const start = html.indexOf('<main');
  return start < 0 ? html : html.slice(start, html.indexOf('</main>', start));
}
