import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from './filesBelow';

const source = /\.(ts|js|json|yml)$/;

/** Names the state of the code and of the packages of a site, as far as what is made of built pages depends on them. */
export function hashSources(siteDir: string): string {
  const sources = filesBelow(siteDir, 'src/').filter((file) => source.test(file));
  const packages = readdirSync(siteDir).filter((file) => file === 'package-lock.json');
  const hash = createHash('sha256');
  for (const file of [...sources, ...packages].sort()) {
    hash.update(file).update(readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('base64');
}
