import type {PageChange} from './pageChange';

/** Tags by which a page tells its address. */
const addressTags = /<link [^>]*href="?[^" >]*404\.html\/[^>]*>|<meta [^>]*property="?og:url\b[^>]*>/g;

/** Takes the address out of the page for addresses that do not exist: it stands at all of them and belongs to none. */
export const withoutAddress: PageChange = (html, _page, file) =>
  file === '404.html' ? html.replace(addressTags, '') : html;
