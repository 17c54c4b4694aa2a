import {palette} from './palette';

type HeadTag = {tagName: 'link' | 'meta'; attributes: Record<string, string>};

/** Tags for the head of every page: the icons for a home screen, and the colour of the browser around the page. */
export function iconHeadTags(baseUrl: string): HeadTag[] {
  return [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/touch-icon.png`}},
    // One for both colour modes: the visitor chooses the mode on the page, but a tag only knows the system's.
    {tagName: 'meta', attributes: {name: 'theme-color', content: palette.ink}},
  ];
}

/** Size of a social card in pixels; sites that show links crop pictures of another shape. */
export const cardSize = {width: 1200, height: 630};

/** The social card of a page as a path in the site, from the path of the page below the base URL. */
export function cardFile(page: string): string {
  const name = page.replace(/^\/+|\/+$|\.html$/g, '');
  return `img/cards/${name || 'index'}.png`;
}
