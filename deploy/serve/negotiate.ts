import type {IncomingMessage} from 'node:http';
import Negotiator from 'negotiator';

import {markdownPath} from '../../src/urls/paths';

/** Whether a file of the build is a page, so that the answer depends on the Accept header. */
export function isPage(file: string): boolean {
  return /(^|\/)index\.html$/.test(file);
}

/**
 * The file to send for a page: its Markdown if there is one and the request asks for it. The request must name
 * `text/markdown`, since browsers accept everything. The larger q wins, then the more specific type, then the first.
 * `deploy/nginx` follows the same rules.
 */
export function fileToSend(file: string, request: IncomingMessage, hasFile: (file: string) => boolean): string {
  if (!isPage(file) || !/text\/markdown/i.test(request.headers.accept ?? '')) {
    return file;
  }
  const markdown = markdownPath(file.replace(/index\.html$/, ''));
  const preferred = new Negotiator(request).mediaType(['text/html', 'text/markdown']);
  return preferred === 'text/markdown' && hasFile(markdown) ? markdown : file;
}

/** Whether a request accepts one of the forms of a page. Parameters of types count for nothing. */
export function acceptsPage({headers: {accept}}: IncomingMessage): boolean {
  return !accept || /(text|\*)\/(\*|html|markdown)|application\/xhtml\+xml/i.test(accept);
}

/** A form of a file that the build compressed. */
type Compressed = {encoding: string; file: string};

/** The compressed forms of a file that the build has, the smaller first. */
export function compressedForms(file: string, hasFile: (file: string) => boolean): Compressed[] {
  return [
    {encoding: 'br', file: `${file}.br`},
    {encoding: 'gzip', file: `${file}.gz`},
  ].filter((form) => hasFile(form.file));
}

/** The smallest form that the request accepts; undefined if it accepts none. */
export function acceptedForm(forms: readonly Compressed[], request: IncomingMessage): Compressed | undefined {
  const accepted = new Negotiator(request).encodings(forms.map(({encoding}) => encoding));
  return forms.find(({encoding}) => accepted.includes(encoding));
}
