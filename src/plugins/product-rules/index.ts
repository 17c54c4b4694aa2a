import {loadFreshModule} from '@docusaurus/utils';
import path from 'node:path';

import * as rules from './rules';

let current = rules;

/** What the build does by the facts, as they are now. */
export function currentRules(): typeof rules {
  return current;
}

/** Reads the facts and the code that uses them again. */
export async function renewRules(): Promise<void> {
  current = (await loadFreshModule(path.join(__dirname, 'rules.ts'))) as typeof rules;
}
