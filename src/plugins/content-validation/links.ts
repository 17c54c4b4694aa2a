import path from 'node:path/posix';

import type {ContentError} from '../../lib/node/contentError';
import {didYouMean} from '@sentinel/csf/model/didYouMean';
import {advisories} from '@sentinel/csf/answers/advisories';
import {dataNames} from '../reference/schemas';
import {sectionOf, type Content, type Page, type MarkdownSource} from './content';

/** The URL path of a Markdown file's page, without the site's base URL. */
function urlPathOf({file, frontMatter}: Pick<Page, 'file' | 'frontMatter'>): string {
  const section = sectionOf(file);
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  if (section === 'pages') {
    return urlPathOfCodePage(file);
  }
  if (section === 'blog') {
    const name = path.basename(file).replace(/^\d{4}-\d{2}-\d{2}-|\.mdx?$/g, '');
    return withSlashes(`blog/${slug ?? name}`);
  }
  const id = file.replace(/(\/index)?\.mdx?$/, '');
  const folder = path.dirname(id);
  return withSlashes(slug === undefined ? id : slug.startsWith('/') ? `docs${slug}` : `${folder}/${slug}`);
}

/** The URL path of a file under `src/pages`. */
function urlPathOfCodePage(file: string): string {
  return withSlashes(file.replace(/^src\/pages\/|(^|\/)index\.\w+$|\.\w+$/g, '').replace(/^index$/, ''));
}

/** URL paths that the build makes without a source file. */
function generatedUrlPaths({authors, tags}: Content<unknown>): string[] {
  return [
    ...['/blog/', '/blog/archive/', '/blog/authors/', '/blog/tags/'],
    ...['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'],
    ...dataNames.flatMap((name) => [`/reference/${name}.json`, `/reference/schema/${name}.json`]),
    ...advisories.map(({id}) => `/reference/osv/${id}.json`),
    ...['security-notices', 'changelog', 'known-faults', 'reference/changes'].map((page) => `/docs/${page}/atom.xml`),
    ...authors.map((author) => `/blog/authors/${author}/`),
    ...[...tags.values()].map((permalink) => withSlashes(`blog/tags/${permalink}`)),
  ];
}

/** Every URL path that links can name, with its source if that is a Markdown file. */
function collectUrlPaths(content: Content): Map<string, MarkdownSource | undefined> {
  return new Map<string, MarkdownSource | undefined>([
    ...[...content.staticFiles, ...generatedUrlPaths(content)].map((urlPath) => [urlPath, undefined] as const),
    ...content.codePages.map((file) => [urlPathOfCodePage(file), undefined] as const),
    ...content.sources.map((source) => [urlPathOf(source), source] as const),
  ]);
}

/** Finds pages with the same URL path: visitors would see only one of them. */
export function checkUrlPaths(content: Content<unknown>): ContentError[] {
  const owners = new Map(content.codePages.map((file) => [urlPathOfCodePage(file), file]));
  for (const urlPath of generatedUrlPaths(content)) {
    owners.set(urlPath, 'the build itself');
  }
  return content.sources.flatMap((source) => {
    const urlPath = urlPathOf(source);
    const owner = owners.get(urlPath);
    owners.set(urlPath, owner ?? source.file);
    return owner === undefined
      ? []
      : [
          {
            file: source.file,
            line: source.keyLines.slug ?? 1,
            message: `its URL path ${urlPath} is already taken by ${owner}; change the slug of one of them`,
          },
        ];
  });
}

function withSlashes(urlPath: string): string {
  return `/${urlPath}/`.replace(/\/{2,}/g, '/');
}

type Linking = Pick<MarkdownSource, 'file' | 'anchors'>;

/** Finds links in Markdown files to pages, headings and files that do not exist. */
export function checkLinks(content: Content): ContentError[] {
  const urlPaths = collectUrlPaths(content);
  const files = new Map(content.sources.map((source) => [source.file, source]));
  return [...content.sources, ...content.parts].flatMap((source) =>
    source.links.flatMap(({target, line}) => {
      const message = checkTarget(target, source, urlPaths, files);
      return message === undefined ? [] : [{file: source.file, line, message}];
    }),
  );
}

function checkTarget(
  target: string,
  source: Linking,
  urlPaths: Map<string, MarkdownSource | undefined>,
  files: Map<string, MarkdownSource>,
): string | undefined {
  if (/^[a-z][\w+.-]*:(?!\/\/\/)/i.test(target)) {
    return undefined;
  }
  const [url = '', anchor] = target.replace(/^pathname:\/\//, '').split('#');
  const clean = url.split('?')[0]!;
  if (clean === '') {
    return checkAnchor(anchor, source);
  }
  if (clean.startsWith('/')) {
    if (!urlPaths.has(clean)) {
      return urlPaths.has(`${clean}/`)
        ? `the link to ${clean} has no slash at its end; write ${clean}/`
        : `there is no page ${clean}${didYouMean(clean, urlPaths.keys()) || '; link to a page that exists'}`;
    }
    return checkAnchor(anchor, urlPaths.get(clean));
  }
  const file = path.join(path.dirname(source.file), clean);
  if (!/\.mdx?$/.test(clean)) {
    return `the link to ${clean} names no file; write a path such as ./page.mdx or /docs/page/`;
  }
  const found = files.get(file);
  return found === undefined
    ? `there is no file ${file}${didYouMean(file, files.keys()) || '; link to a file that exists'}`
    : checkAnchor(anchor, found);
}

function checkAnchor(anchor: string | undefined, page: Linking | undefined): string | undefined {
  return !anchor || page === undefined || page.anchors.has(anchor)
    ? undefined
    : `${page.file} has no heading #${anchor}${didYouMean(anchor, page.anchors) || '; link to a heading it has'}`;
}
