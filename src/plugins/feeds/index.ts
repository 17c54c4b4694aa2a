import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed, type Item} from 'feed';
import {toHtml} from 'hast-util-to-html';
import type {Root, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {visit} from 'unist-util-visit';

import {advisories, advisoryUrl} from '@sentinel/csf/answers/advisories';
import {bugs, bugUrl} from '@sentinel/csf/answers/behaviours';
import {versionAnchor, versions} from '@sentinel/csf/answers/changelog';
import links from '@sentinel/csf/facts/links.json';
import {familyVersions} from '@sentinel/csf/model/settingHistory';
import {advisorySummary} from '../reference/directives/advisories';
import {bugFacts} from '../reference/directives/bugs';
import {versionChanges} from '../reference/directives/changelog';
import {changesAnchor, changesList} from '../reference/directives/changes';

/** Writes Atom feeds of the security notices, the changelog, the list of bugs and the history of settings beside their pages. */
export default function feedsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'feeds',
    async postBuild({outDir}) {
      const root = siteConfig.url + siteConfig.baseUrl;
      for (const [page, xml] of [
        ['docs/security-notices', advisoryFeed(root)],
        ['docs/changelog', changelogFeed(root)],
        ['docs/known-faults', bugFeed(root)],
        ['docs/reference/changes', settingChangesFeed(root)],
      ] as const) {
        const folder = path.join(outDir, page);
        await mkdir(folder, {recursive: true});
        await writeFile(path.join(folder, 'atom.xml'), xml);
      }
    },
  };
}

/** The security notices as an Atom document, the newest first. */
export function advisoryFeed(root: string): string {
  return atom(
    root,
    advisoryUrl(),
    {
      title: `${links.product.name}: security notices`,
      description: 'Public vulnerability records that concern the firewall: who is exposed, and what to do.',
    },
    advisories.map((advisory) => ({
      url: advisoryUrl(advisory.id),
      title: `${advisory.id}: ${advisory.title}`,
      day: advisory.history
        .map(({date}) => date)
        .sort()
        .at(-1)!,
      content: advisorySummary(advisory),
    })),
  );
}

/** The changelog as an Atom document; `root` is the URL of the site with a slash at its end. */
export function changelogFeed(root: string): string {
  return atom(
    root,
    '/docs/changelog/',
    {
      title: `${links.product.name}: versions`,
      description: 'What each version of the firewall changed, and its known bugs.',
    },
    versions.map((version) => ({
      url: `/docs/changelog/#${versionAnchor(version.version)}`,
      title: `${links.product.name} ${version.version}`,
      day: version.date,
      content: versionChanges(version),
    })),
  );
}

/** The list of bugs as an Atom document, newest first. */
export function bugFeed(root: string): string {
  return atom(
    root,
    bugUrl(),
    {
      title: `${links.product.name}: known bugs`,
      description: 'Bugs of the firewall: who is affected, how to see it, and the workaround.',
    },
    [...bugs]
      .map(([id, bug]) => ({url: bugUrl(id), title: bug.title, day: bug.listed, content: bugFacts(id)}))
      .sort((a, b) => b.day.localeCompare(a.day)),
  );
}

/** What each version of CSF, Sentinel and the other forks did to the settings, as an Atom document, newest first. */
function settingChangesFeed(root: string): string {
  const page = '/docs/reference/changes/';
  return atom(
    root,
    page,
    {
      title: 'Settings of csf.conf over time',
      description: 'The settings that each version of CSF and of its forks added, removed or changed.',
    },
    familyVersions
      .filter(({changes, date}) => changes.length > 0 && date !== null)
      .map((version) => ({
        url: `${page}#${changesAnchor(version)}`,
        title: version.name,
        day: version.date!,
        content: changesList(version),
      }))
      .sort((a, b) => b.day.localeCompare(a.day)),
  );
}

type Entry = {url: string; title: string; day: string; content: RootContent[]};

/** An Atom document for the entries of a page; URLs are without the root of the site. */
function atom(root: string, page: string, words: {title: string; description: string}, entries: Entry[]): string {
  const feed = new Feed({
    ...words,
    id: root + page.slice(1),
    link: root + page.slice(1),
    language: 'en',
    copyright: links.product.copyright[0]!,
    // Atom requires an author for each entry or for the feed.
    author: {name: links.product.copyright[0]!.replace(/^\d+ /, ''), link: root},
    updated: dateOf(entries[0]!.day),
    feedLinks: {atom: `${root}${page.slice(1)}atom.xml`},
  });
  for (const {url, title, day, content} of entries) {
    const address = root + url.slice(1);
    feed.addItem({
      id: address,
      link: address,
      title,
      date: dateOf(day),
      content: htmlOf(content, root, page),
    } satisfies Item);
  }
  return feed.atom1();
}

/** Nodes of a page as HTML for a feed: with whole addresses, and without attributes for the page's scripts. */
function htmlOf(content: RootContent[], root: string, page: string): string {
  const tree: Root = {type: 'root', children: content};
  visit(tree, (node) => {
    delete node.data;
    if (node.type === 'link') {
      node.url = node.url.replace(/^#/, `${page}#`).replace(/^\//, root);
    }
  });
  return toHtml(toHast(tree));
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
