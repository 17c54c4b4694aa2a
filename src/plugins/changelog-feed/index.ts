import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {micromark} from 'micromark';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {versionAnchor, versions} from '../../product/changelog';
import links from '../../product/facts/links.json';
import {familyVersions} from '../../product/settingHistory';
import {changesAnchor, changesListMarkdown} from '../reference/familyMarkdown';
import {versionMarkdown} from '../reference/referenceMarkdown';

/** Writes the changelog, and the settings over time, as an Atom feed beside their pages. */
export default function changelogFeedPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'changelog-feed',
    async postBuild({outDir}) {
      const root = siteConfig.url + siteConfig.baseUrl;
      for (const [page, text] of [
        ['docs/changelog', changelogFeed(root)],
        ['docs/reference/changes', settingChangesFeed(root)],
      ] as const) {
        const folder = path.join(outDir, page);
        await mkdir(folder, {recursive: true});
        await writeFile(path.join(folder, 'atom.xml'), text);
      }
    },
  };
}

/** The changelog as an Atom document; `root` is the URL of the site with a slash at its end. */
export function changelogFeed(root: string): string {
  return writeFeed(root, 'docs/changelog/', {
    title: `${links.product.name}: versions`,
    description: 'What each version of the firewall changed, and its known faults.',
    entries: versions.map((version) => ({
      anchor: versionAnchor(version.version),
      title: `${links.product.name} ${version.version}`,
      day: version.date,
      markdown: versionMarkdown(version),
    })),
  });
}

/** What each version of CSF, Sentinel and the other forks did to the settings, as an Atom document. */
export function settingChangesFeed(root: string): string {
  return writeFeed(root, 'docs/reference/changes/', {
    title: 'Settings of csf.conf over time',
    description: 'The settings that each version of CSF and of its forks added, removed or changed.',
    entries: familyVersions
      .filter(({changes, date}) => changes.length > 0 && date !== null)
      .map((version) => ({
        anchor: changesAnchor(version),
        title: version.name,
        day: version.date!,
        markdown: changesListMarkdown(version),
      }))
      .sort((one, other) => (one.day < other.day ? 1 : -1)),
  });
}

type Entry = {anchor: string; title: string; day: string; markdown: string};

/** A feed of entries, newest first, that have a heading on a page. */
function writeFeed(
  root: string,
  address: string,
  {title, description, entries}: {title: string; description: string; entries: Entry[]},
): string {
  const page = `${root}${address}`;
  const feed = new Feed({
    id: page,
    link: page,
    ...{title, description},
    language: 'en',
    copyright: links.product.copyright[0]!,
    // Atom wants an author for each entry, or for all of them.
    author: {name: links.product.copyright[0]!.replace(/^\d+ /, ''), link: root},
    updated: dateOf(entries[0]!.day),
    feedLinks: {atom: `${page}atom.xml`},
  });
  for (const {anchor, title: heading, day, markdown} of entries) {
    const url = `${page}#${anchor}`;
    feed.addItem({
      ...{id: url, link: url, title: heading, date: dateOf(day)},
      content: micromark(markdown.replaceAll('](/', `](${root}`)),
    });
  }
  return feed.atom1();
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
