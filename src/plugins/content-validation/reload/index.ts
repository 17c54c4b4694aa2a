import {loadFreshModule} from '@docusaurus/utils';
import {createRequire} from 'node:module';
import path from 'node:path';

import * as rules from './rules';

let current = rules;

/** What the build does by the facts, as they are now. */
export function currentRules(): typeof rules {
  return current;
}

/** Reads the facts and the code that uses them again. */
export async function renewRules(): Promise<void> {
  // The loader of the configuration leaves JSON to Node, which would give the facts of before.
  const {cache} = createRequire(__filename);
  Object.keys(cache)
    .filter((file) => file.startsWith(path.resolve(__dirname, '../../../product') + path.sep))
    .forEach((file) => Reflect.deleteProperty(cache, file));
  current = (await loadFreshModule(path.join(__dirname, 'rules.ts'))) as typeof rules;
}
