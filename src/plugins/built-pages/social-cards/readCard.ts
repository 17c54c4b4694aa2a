import {breadcrumbsOf, isActive, type BuiltPage} from '../../../lib/html/builtPage';
import {all, first, hasClass, oneLine, textOf} from '../../../lib/html/elements';
import {longDay} from '../../../lib/longDay';

/** The content of a page's social card. */
export type Card = {
  title: string;
  /** The section that the page belongs to; pages outside the docs and the blog have none. */
  room: string | undefined;
  /** The first command of csf that the page shows, if it says more than "start again". */
  command?: string;
  /** Address of the page without the protocol. */
  address: string;
};

export type Site = {url: string; baseUrl: string; title: string};

/** Reads the content of a page's card from the page. */
export function readCard(page: BuiltPage, site: Site): Card {
  const heading = first(page.main.children, ({name}) => name === 'h1');
  const title = (heading && oneLine(textOf(heading))) || windowTitle(page, site.title);
  const room = roomOf(page.url.slice(site.baseUrl.length), page);
  const command = commandOf(page);
  return {
    title,
    room: room === title ? undefined : room,
    ...(command === undefined ? {} : {command}),
    address: addressOf(page.url, site),
  };
}

/** These end most changes, so they are not what a page is about. */
const everywhere = /^csf -(?:ra?|q|v)$/;

function commandOf({main}: BuiltPage): string | undefined {
  return all(main.children, (element) => element.name === 'code' && hasClass(element, 'language-bash'))
    .flatMap((code) => textOf(code).split('\n'))
    .map((line) => oneLine(line.replace(/\s#.*/, '')))
    .find((line) => /^csf -/.test(line) && !everywhere.test(line));
}

function roomOf(address: string, page: BuiltPage): string | undefined {
  if (address.startsWith('docs/')) {
    return ['Docs', ...categories(page)].join(' · ');
  }
  if (!address.startsWith('blog/')) {
    return undefined;
  }
  const written = isPost(page) ? first(page.main.children, ({name}) => name === 'time')?.attribs.datetime : undefined;
  return written ? `Blog · ${longDay(written)}` : 'Blog';
}

/** The sidebar categories that contain a docs page. */
function categories(page: BuiltPage): string[] {
  return breadcrumbsOf(page)
    .filter((step) => !isActive(step))
    .map((step) => oneLine(textOf(step)))
    .filter(Boolean);
}

function isPost({head}: BuiltPage): boolean {
  return head.classes.includes('blog-post-page');
}

function addressOf(url: string, {url: siteUrl}: Site): string {
  const {host} = new URL(siteUrl);
  return url.endsWith('.html') ? host : `${host}${url}`.replace(/^([^/]+)\/$/, '$1');
}

function windowTitle({head}: BuiltPage, siteTitle: string): string {
  return oneLine(head.title).replace(` | ${siteTitle}`, '') || siteTitle;
}
