import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {changelogFeed} from './changelogFeed';

/** Writes the changelog as an Atom feed beside its page. */
export default function changelogFeedPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'changelog-feed',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'docs/changelog');
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'atom.xml'), changelogFeed(siteConfig.url + siteConfig.baseUrl));
    },
  };
}
