import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {advisories} from '@sentinel/csf/answers/advisories';
import {version} from '@sentinel/csf/model/version';
import {collectEntries} from './entries';
import {osvRecord} from './osv';
import {dataNames, schemaOf} from './schemas';

/**
 * Writes the reference as JSON for people's own tools, with schemas: at permanent URLs, and at URLs with the product's
 * version, whose content stays the same when the next version appears.
 */
export default function reference({siteConfig}: LoadContext): Plugin {
  return {
    name: 'reference',
    async postBuild({outDir}) {
      const files = dataFiles(siteConfig.url + siteConfig.baseUrl);
      for (const folder of ['reference', `reference/${version}`]) {
        await mkdir(path.join(outDir, folder, 'schema'), {recursive: true});
        await mkdir(path.join(outDir, folder, 'osv'), {recursive: true});
        await Promise.all([...files].map(([file, text]) => writeFile(path.join(outDir, folder, file), text)));
      }
    },
  };
}

/**
 * The data files and their schemas, by their paths below the folder. Both name the schema at the URL with the version.
 * @param site URL of the site with a trailing slash
 */
export function dataFiles(site: string): Map<string, string> {
  const entries = collectEntries(site);
  const osvFiles = advisories.map(
    (advisory) => [`osv/${advisory.id}.json`, JSON.stringify(osvRecord(advisory, site), null, 2)] as const,
  );
  return new Map([
    ...osvFiles,
    ...dataNames.flatMap((name) => {
      const schema = `${site}reference/${version}/schema/${name}.json`;
      return [
        [`${name}.json`, JSON.stringify({$schema: schema, version, entries: entries[name]})],
        [`schema/${name}.json`, JSON.stringify(schemaOf(name, schema), null, 2)],
      ] as const;
    }),
  ]);
}
