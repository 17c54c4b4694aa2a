import {load} from 'cheerio';

import {oneLine} from '../search-records/oneLine';
import type {BuiltPage} from '../search-records/readBuiltPages';

/** What stands on the social card of a page. */
export type Card = {
  title: string;
  /** The part of the site that the page belongs to; the pages outside of docs and blog have none. */
  room: string | undefined;
  /** Address of the page without the protocol. */
  address: string;
};

type Site = {url: string; baseUrl: string; title: string};

const day = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Takes from the HTML of a page what its card shows; only the parts that are needed are parsed. */
export function readCard({url, html}: BuiltPage, site: Site): Card {
  const title = textOf(html, /<h1[\s>].*?<\/h1>/s) || titleTag(html, site.title);
  const room = roomOf(url.slice(site.baseUrl.length), html);
  return {title, room: room === title ? undefined : room, address: addressOf(url, site)};
}

function roomOf(page: string, html: string): string | undefined {
  if (page.startsWith('docs/')) {
    return ['Docs', ...categories(html)].join(' · ');
  }
  if (!page.startsWith('blog/')) {
    return undefined;
  }
  const written = isPost(html) ? /<time [^>]*?datetime="?([^\s">]+)/.exec(html)?.[1] : undefined;
  return written ? `Blog · ${day.format(new Date(written))}` : 'Blog';
}

/** The parts of the sidebar in which a page of the docs stands. */
function categories(html: string): string[] {
  const $ = load(/<nav [^>]*breadcrumbs.*?<\/nav>/s.exec(html)?.[0] ?? '');
  return $('.breadcrumbs__item:not(.breadcrumbs__item--active)')
    .toArray()
    .map((item) => oneLine($(item).text()))
    .filter(Boolean);
}

function isPost(html: string): boolean {
  return /<html[^>]*\bblog-post-page\b/.test(html);
}

function addressOf(url: string, {url: siteUrl}: Site): string {
  const {host} = new URL(siteUrl);
  return url.endsWith('.html') ? host : `${host}${url}`.replace(/^([^/]+)\/$/, '$1');
}

function titleTag(html: string, siteTitle: string): string {
  return textOf(html, /<title[\s>].*?<\/title>/s).replace(` | ${siteTitle}`, '') || siteTitle;
}

function textOf(html: string, element: RegExp): string {
  return oneLine(load(element.exec(html)?.[0] ?? '').text());
}
