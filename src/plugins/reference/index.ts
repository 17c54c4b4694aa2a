import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {collectData} from './collectData';

/** Writes the reference as JSON at addresses that do not change, for people's own tools. */
export default function reference({siteConfig}: LoadContext): Plugin {
  return {
    name: 'reference',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'reference');
      const data = collectData(siteConfig.url + siteConfig.baseUrl);
      await mkdir(folder, {recursive: true});
      await Promise.all(
        Object.entries(data).map(([name, content]) =>
          writeFile(path.join(folder, `${name}.json`), JSON.stringify(content)),
        ),
      );
    },
  };
}
