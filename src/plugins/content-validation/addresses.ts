import path from 'node:path/posix';

import {roomOf, type Content, type Page, type Source} from './content';
import type {Fault} from './fault';

/** The address of a Markdown file's page, without the site's base URL. */
export function addressOf({file, frontMatter}: Pick<Page, 'file' | 'frontMatter'>): string {
  const room = roomOf(file);
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  if (room === 'pages') {
    return codePageAddress(file);
  }
  if (room === 'blog') {
    const name = path.basename(file).replace(/^\d{4}-\d{2}-\d{2}-|\.mdx?$/g, '');
    return withSlashes(`blog/${slug ?? name}`);
  }
  const id = file.replace(/(\/index)?\.mdx?$/, '');
  const folder = path.dirname(id);
  return withSlashes(slug === undefined ? id : slug.startsWith('/') ? `docs${slug}` : `${folder}/${slug}`);
}

/** The address of a file under `src/pages`. */
export function codePageAddress(file: string): string {
  return withSlashes(file.replace(/^src\/pages\/|(^|\/)index\.\w+$|\.\w+$/g, '').replace(/^index$/, ''));
}

/** Addresses that the build makes without a file of their own. */
function generatedAddresses({authors, tags}: Content<Page>): string[] {
  return [
    ...['/blog/', '/blog/archive/', '/blog/authors/', '/blog/tags/'],
    ...['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'],
    ...['settings', 'commands', 'files', 'alerts', 'ports', 'blocklists'].map((name) => `/reference/${name}.json`),
    ...authors.map((author) => `/blog/authors/${author}/`),
    ...[...tags.values()].map((permalink) => withSlashes(`blog/tags/${permalink}`)),
  ];
}

/** Every address a link may lead to, with the source behind it where it is a Markdown file. */
export function collectAddresses(content: Content): Map<string, Source | undefined> {
  return new Map<string, Source | undefined>([
    ...[...content.staticFiles, ...generatedAddresses(content)].map((address) => [address, undefined] as const),
    ...content.codePages.map((file) => [codePageAddress(file), undefined] as const),
    ...content.sources.map((source) => [addressOf(source), source] as const),
  ]);
}

/** Finds pages that want the same address; only one of them could be read. */
export function checkAddresses(content: Content<Page>): Fault[] {
  const owners = new Map(content.codePages.map((file) => [codePageAddress(file), file]));
  for (const address of generatedAddresses(content)) {
    owners.set(address, 'the build itself');
  }
  return content.sources.flatMap((source) => {
    const address = addressOf(source);
    const owner = owners.get(address);
    owners.set(address, owner ?? source.file);
    return owner === undefined
      ? []
      : [
          {
            file: source.file,
            line: source.keyLines.slug ?? 1,
            message: `its address ${address} is already taken by ${owner}; change the slug in one of them`,
          },
        ];
  });
}

function withSlashes(address: string): string {
  return `/${address}/`.replace(/\/{2,}/g, '/');
}
