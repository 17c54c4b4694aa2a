import {existsSync} from 'node:fs';
import path from 'node:path';

import {requireEnvironment} from '../../src/environment';
import {createSiteServer} from './server';

/** Serves a finished build: `npm run serve`, or `npm run serve -- FOLDER` for another folder than build. */
const folder = process.argv[2] ?? 'build';
const root = path.resolve(folder);
const port = Number(process.env.PORT || 3000);

if (!existsSync(path.join(root, 'index.html'))) {
  console.error(`${folder}/index.html does not exist: run "npm run build" first.`);
  process.exit(1);
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${process.env.PORT}", which is not a port; write a number from 0 to 65535.`);
  process.exit(1);
}

const {baseUrl} = requireEnvironment();
const server = createSiteServer({root, baseUrl});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use: stop the other server or choose another port, as in "PORT=3001 npm run serve".`
      : `The server stopped: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`The site is at http://localhost:${actual}${baseUrl} (Ctrl+C stops it)`);
});
