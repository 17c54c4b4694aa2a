/** Size of a social card in pixels; what shares a link crops pictures of another shape. */
export const cardSize = {width: 1200, height: 630};

/** The social card of a page as a path in the site, from the path of the page below the base URL. */
export function cardFile(page: string): string {
  const name = page.replace(/^\/+|\/+$|\.html$/g, '');
  return `img/cards/${name || 'index'}.png`;
}
