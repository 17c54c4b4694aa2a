import {existsSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import send from 'send';

import {isOpenFile, openHeader} from '../../src/security/headers';
import {acceptedForm, acceptsPage, compressedForms, fileToSend, isPage} from './negotiate';
import {resolveRequest} from './resolveRequest';

type Options = {
  /** Folder of a finished build. */
  root: string;
  /** Path that the site is served at, with a slash at both ends. */
  baseUrl: string;
};

const notAcceptable = 'This page is available as text/html and as text/markdown.\n';
const year = 'public, max-age=31536000, immutable';

/** A server for a finished build that behaves like a good static host. It is not listening yet. */
export function createSiteServer({root, baseUrl}: Options): Server {
  const hasFile = (file: string): boolean => {
    const found = path.join(root, file);
    return existsSync(found) && statSync(found).isFile();
  };

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const resolved = resolveRequest(request.url ?? '/', {baseUrl, hasFile});
    if (resolved.status === 400) {
      response.writeHead(400).end();
    } else if (resolved.status === 301) {
      response.writeHead(301, {Location: resolved.location}).end();
    } else if (resolved.status === 200 && isPage(resolved.file) && !acceptsPage(request)) {
      response.writeHead(406, {'Content-Type': 'text/plain', Vary: 'Accept'}).end(notAcceptable);
    } else {
      const isHashed = /^assets\/.*[.-][0-9a-f]{8,}\./.test(resolved.file);
      response.setHeader('Cache-Control', isHashed ? year : 'no-cache');
      response.statusCode = resolved.status;
      const file = fileToSend(resolved.file, request, hasFile);
      const forms = compressedForms(file, hasFile);
      const form = acceptedForm(forms, request);
      const vary = [...(isPage(resolved.file) ? ['Accept'] : []), ...(forms.length > 0 ? ['Accept-Encoding'] : [])];
      if (vary.length > 0) {
        response.setHeader('Vary', vary.join(', '));
      }
      if (form !== undefined) {
        response.setHeader('Content-Encoding', form.encoding);
      }
      if (isOpenFile(file)) {
        response.setHeader(openHeader.name, openHeader.value);
      }
      // A not-found page has to keep its status, so it never gets a 304.
      const stream = send(request, encodeURI(form?.file ?? file), {
        dotfiles: 'allow',
        root,
        cacheControl: false,
        etag: resolved.status === 200,
        lastModified: false,
      });
      // The type is that of the file itself.
      stream.on('headers', () => stream.type(file)).pipe(response);
    }
  }

  return createServer(answer);
}
