import {build} from 'esbuild';
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import send from 'send';

import {listen, type Listening} from '../../deploy/serve/listen';

import {contendersPort} from './ports';

/** A server for one contender on one site, and the files that it was asked for since `asked` was emptied. */
export type ContenderServer = Listening & {asked: Set<string>};

/** These let Chromium count time in steps of 5 instead of 100 microseconds. */
const isolation = {'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp'};

/** Serves a folder, with the code of a contender added to it and an empty page that runs it. */
export async function serveContender(name: string, www: string): Promise<ContenderServer> {
  const code = path.join(www, `${name}.js`);
  await build({
    entryPoints: [path.join(__dirname, 'chromium', `${name}.ts`)],
    outfile: code,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const file = decodeURI(new URL(request.url!, 'http://localhost').pathname).slice(1);
    Object.entries(isolation).forEach(([header, value]) => response.setHeader(header, value));
    if (file === '') {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>${name}</title><script type="module" src="/${name}.js"></script>`);
      return;
    }
    if (existsSync(path.join(www, file))) {
      asked.add(path.join(www, file));
    }
    send(request, encodeURI(file), {root: www}).pipe(response);
  });
  return {...(await listen(server, contendersPort)), asked};
}
