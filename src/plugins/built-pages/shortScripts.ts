import {memoize} from '../../lib/memoize';

import {inlineScript} from './inlineScript';
import type {PageChange} from './pageChange';

/** A script that stands in a page, as Docusaurus and React Helmet write it. */
const inPage = /(<script(?: data-rh="?true"?)?>)(.*?)(<\/script>)/gs;

/** Makes the scripts in pages as short as they can be. Most stand in many pages and are shortened once. */
export function shortScripts(): PageChange {
  const known = new Map<string, string>();
  const shorten = (source: string): string => memoize(known, source, () => inlineScript(source));
  return (html) =>
    html.replace(inPage, (_, start: string, source: string, end: string) => start + shorten(source) + end);
}
