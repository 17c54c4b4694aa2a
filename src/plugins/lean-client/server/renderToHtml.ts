import {renderToHtml as renderInPieces} from '@docusaurus/core/lib/client/renderToHtml';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';

/** What React leaves in the place of a part that was not ready at once. */
const unfinished = '<!--$!-->';

/**
 * The HTML of a page. Docusaurus lets React write it in pieces, as for a browser that waits for them, and puts these
 * together again; that is only needed where a part of the page has to be waited for.
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  return atOnce(app) ?? renderInPieces(app);
}

function atOnce(app: ReactNode): string | undefined {
  try {
    const html = renderToString(app);
    return html.includes(unfinished) ? undefined : html;
  } catch {
    // An error of the page comes again where it is written in pieces; the need to wait does not.
    return undefined;
  }
}
