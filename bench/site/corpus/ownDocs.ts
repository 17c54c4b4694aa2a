import {Globby} from '@docusaurus/utils';
import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Corpus, CorpusPage} from './corpus';
import type {Dialect} from './dialect';
import {plainMarkdown} from './plainMarkdown';

type Matter = {title: string; description: string; slug?: string};

/** Our own docs and posts as plain Markdown. */
export function ownDocs(): Corpus {
  const docs = Globby.sync('docs/**/*.mdx')
    .sort()
    .map((file) => pageOf('doc', file));
  const posts = Globby.sync('blog/*.mdx')
    .sort()
    .map((file) => pageOf('post', file));
  return {
    name: 'own',
    title: `Our own docs as plain Markdown, ${docs.length} pages and ${posts.length} posts`,
    pages: [...docs, ...posts],
    measured: {doc: 'usage/port-knocking', post: posts.at(-1)!.path},
  };
}

function pageOf(kind: CorpusPage['kind'], file: string): CorpusPage {
  const text = readFileSync(file, 'utf8');
  const [, matter = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const {title, description, slug} = load(matter) as Matter;
  const [date] = /\d{4}-\d\d-\d\d/.exec(path.basename(file)) ?? [];
  const [introduction = '', rest] = text.split('{/* truncate */}');
  const plain = (part: string, dialect?: Dialect): string =>
    plainMarkdown(part, (target) => linkTo(target, file, dialect));
  return {
    kind,
    path: kind === 'doc' ? file.replace(/^docs\/|\.mdx$/g, '') : (slug ?? path.basename(file, '.mdx')),
    title,
    description,
    ...(date && {date}),
    // Introductions of posts have no links to other pages that would differ between generators.
    introduction: rest === undefined ? '' : plain(introduction),
    body: (dialect) => plain(rest ?? text, dialect),
  };
}

/** A link as one generator wants it; other sites stay as they are. */
export function linkTo(target: string, file: string, dialect?: Dialect): string {
  const [address = '', anchor] = target.split('#');
  const page = /^\.{1,2}\//.test(address)
    ? path.join(path.dirname(file), address).replace(/\.mdx$/, '')
    : address.replace(/^\/|\/$/g, '');
  const place = page.replace(/\/index$/, '');
  return dialect && place.startsWith('docs/') ? dialect.link(place.slice('docs/'.length), anchor) : target;
}
