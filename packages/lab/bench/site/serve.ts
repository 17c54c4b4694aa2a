import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import type {AddressInfo, Socket} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

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

/** Serves a folder over HTTP/2 with Brotli at its highest level, the same way for every generator. */
export async function serveFolder(root: string): Promise<{origin: string; close: () => Promise<void>}> {
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
    const isCompressed = compressible.test(type);
    const content = bodies.get(file) ?? readFileSync(file);
    const body = !bodies.has(file) && isCompressed ? brotliCompressSync(content) : content;
    bodies.set(file, body);
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'no-cache',
      ...(isCompressed && {'content-encoding': 'br'}),
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
function fileAt(root: string, address: string): string | undefined {
  const file = path.join(root, address);
  const candidates = [file, path.join(file, 'index.html'), `${file.replace(/\/$/, '')}.html`];
  return candidates.find((each) => existsSync(each) && statSync(each).isFile());
}

/** A certificate for this run. */
function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-site-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  try {
    execFileSync('openssl', ['req', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } catch (cause) {
    throw new Error('openssl could not make a certificate: install it, as in "apt-get install openssl".', {cause});
  } finally {
    rmSync(folder, {recursive: true});
  }
}
