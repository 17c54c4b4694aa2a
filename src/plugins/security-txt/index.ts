import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {FormsEnvironment} from '../../environment';
import {securityTxt} from './securityTxt';

/** Writes `/.well-known/security.txt`, with a date of expiry that every build renews. */
export default function securityTxtPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      const folder = path.join(outDir, '.well-known');
      const {contactEmail: email} = siteConfig.customFields?.forms as FormsEnvironment;
      const root = siteConfig.url + siteConfig.baseUrl;
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'security.txt'), securityTxt({root, email, now: new Date()}));
    },
  };
}
