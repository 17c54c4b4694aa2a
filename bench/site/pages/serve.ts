import {existsSync, readFileSync, statSync} from 'node:fs';
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import type {AddressInfo, Socket} from 'node:net';
import {once} from 'node:events';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import type {Listening} from '../../../deploy/serve/listen';

import {certificate} from './certificate';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressible = /^text\/|json|svg/;

/** Serves a folder over HTTP/2 with Brotli at its highest level, the same for whichever generator wrote it. */
export async function serveFolder(root: string): Promise<Listening> {
  const bodies = new Map<string, Buffer>();
  const server = createSecureServer({...certificate(), allowHTTP1: true}, (request, response) =>
    answer(request, response),
  );
  const sockets = new Set<Socket>();
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  function answer({url}: Http2ServerRequest, response: Http2ServerResponse): void {
    const found = fileAt(root, decodeURI(new URL(url, 'https://localhost').pathname));
    const file = found ?? path.join(root, '404.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const isSmaller = compressible.test(type);
    const body = bodies.get(file) ?? (isSmaller ? compress(readFileSync(file)) : readFileSync(file));
    bodies.set(file, body);
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'no-cache',
      ...(isSmaller && {'content-encoding': 'br'}),
    });
    response.end(body);
  }

  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await once(server, 'close');
    },
  };
}

/** The file at an address: itself, the page of a folder, or a page whose address has no ending. */
export function fileAt(root: string, address: string): string | undefined {
  const file = path.join(root, address);
  const spellings = [file, path.join(file, 'index.html'), `${file.replace(/\/$/, '')}.html`];
  return spellings.find((each) => existsSync(each) && statSync(each).isFile());
}

function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: content.length}});
}
