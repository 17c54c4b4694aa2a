import {Globby} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Names the state of the code and of the packages of a site, as far as what is made of built pages depends on them. */
export async function hashSources(siteDir: string): Promise<string> {
  const files = await Globby(['src/**/*.{ts,js,json,yml}', 'package-lock.json'], {cwd: siteDir});
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(file).update(readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('base64');
}
