import {cpSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {linkDependencies} from '../../tools/lib/linkDependencies';

/** What neither the build nor the preview reads, or makes anew. */
const left = new Set(['node_modules', '.git', '.docusaurus', 'build', 'test-results', 'tests']);

/** Copies what the site is built of into an empty folder, for tests that change it. */
export function copyProject(folder: string): void {
  readdirSync('.')
    .filter((name) => !left.has(name))
    .forEach((name) => cpSync(name, path.join(folder, name), {recursive: true}));
  linkDependencies(folder);
}
