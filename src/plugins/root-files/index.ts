import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {FormsEnvironment} from '../../environment';
import {robotsTxt} from './robotsTxt';
import {securityTxt} from './securityTxt';

type Options = {
  /** Whether the site is a preview or a copy. */
  noIndex: boolean;
};

/**
 * Writes the files that programs look for at fixed addresses: `/robots.txt`, and `/.well-known/security.txt` with a
 * date of expiry that every build renews.
 */
export default function rootFiles({siteConfig}: LoadContext, options: unknown): Plugin {
  const {noIndex} = options as Options;
  return {
    name: 'root-files',
    async postBuild({outDir}) {
      const folder = path.join(outDir, '.well-known');
      const {contactEmail: email} = siteConfig.customFields?.forms as FormsEnvironment;
      const root = siteConfig.url + siteConfig.baseUrl;
      await mkdir(folder, {recursive: true});
      await Promise.all([
        writeFile(path.join(outDir, 'robots.txt'), robotsTxt({root, noIndex})),
        writeFile(path.join(folder, 'security.txt'), securityTxt({root, email, now: new Date()})),
      ]);
    },
  };
}
