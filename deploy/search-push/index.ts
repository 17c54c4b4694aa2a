import path from 'node:path';

import {searchPush} from './command';

/** Fills the index of the hosted search: `npm run search:push`, after `npm run build`. */
void searchPush({
  args: process.argv.slice(2),
  given: process.env,
  outDir: path.resolve('build'),
  say: console.log,
}).then((code) => {
  process.exitCode = code;
});
