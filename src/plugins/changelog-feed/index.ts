import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {micromark} from 'micromark';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {versionAnchor, versions} from '../../product/changelog';
import links from '../../product/facts/links.json';
import {versionMarkdown} from '../reference/referenceMarkdown';

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

/** The changelog as an Atom document; `root` is the URL of the site with a slash at its end. */
export function changelogFeed(root: string): string {
  const page = `${root}docs/changelog/`;
  const feed = new Feed({
    id: page,
    link: page,
    title: `${links.product.name}: versions`,
    description: 'What each version of the firewall changed, and its known faults.',
    language: 'en',
    copyright: links.product.copyright[0]!,
    // Atom wants an author for each entry, or for all of them.
    author: {name: links.product.copyright[0]!.replace(/^\d+ /, ''), link: root},
    updated: dateOf(versions[0]!.date),
    feedLinks: {atom: `${page}atom.xml`},
  });
  for (const version of versions) {
    const url = `${page}#${versionAnchor(version.version)}`;
    feed.addItem({
      id: url,
      link: url,
      title: `${links.product.name} ${version.version}`,
      date: dateOf(version.date),
      content: micromark(versionMarkdown(version).replaceAll('](/', `](${root}`)),
    });
  }
  return feed.atom1();
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
