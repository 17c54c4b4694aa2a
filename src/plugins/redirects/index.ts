import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {oldPaths, redirects} from '../../urls/oldPaths';

type List = Readonly<Record<string, string>>;

/** Every spelling of a page's URL. In nginx, a list is cheaper and safer than a pattern. */
const spellings = ['/', '', '.html', '/index.html'];

/**
 * Redirects old paths to new ones: with `_redirects` for Netlify and Cloudflare Pages, with
 * `_deploy/nginx/redirects.conf` for `deploy/nginx`, and with a small page at each old path for hosts that only serve
 * files.
 */
export default function redirectsPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, routesPaths}) {
      checkOldPaths(
        oldPaths,
        routesPaths.map((route) => `/${route.slice(baseUrl.length)}`),
      );
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, baseUrl));
      const ofNginx = path.join(outDir, '_deploy/nginx');
      await mkdir(ofNginx, {recursive: true});
      await writeFile(path.join(ofNginx, 'redirects.conf'), nginxRedirects(redirects, baseUrl));
      for (const [from, to] of Object.entries(oldPaths)) {
        const folder = path.join(outDir, from);
        await mkdir(folder, {recursive: true});
        await writeFile(path.join(folder, 'index.html'), signpost(to, {...siteConfig, baseUrl}));
      }
    },
  };
}

/** @throws if an old path has a page again, or leads to none */
export function checkOldPaths(list: List, routes: string[]): void {
  const pages = new Set(routes);
  const errors = Object.entries(list).flatMap(([from, to]) => [
    ...(pages.has(from) ? [`${from} is a page now: remove it from the list.`] : []),
    ...(pages.has(to) ? [] : [`${from} redirects to ${to}, which is not a page: name one that exists.`]),
  ]);
  if (errors.length > 0) {
    throw new Error(`src/urls/oldPaths.ts does not match the site:\n${errors.join('\n')}`);
  }
}

/** Redirects in the form of Netlify and Cloudflare Pages, one per line. */
export function redirectsFile(list: List, baseUrl: string): string {
  return Object.entries(list)
    .map(([from, to]) => `${baseUrl}${from.slice(1)} ${baseUrl}${to.slice(1)} 301\n`)
    .join('');
}

/**
 * Redirects as lines of an nginx `map` from the old path to the new one. Such a map ignores case, and nothing that a
 * visitor sends gets into its values.
 */
export function nginxRedirects(list: List, baseUrl: string): string {
  return Object.entries(list)
    .flatMap(([from, to]) =>
      spellings.map((spelling) => {
        const old = `${baseUrl}${from.slice(1, -1)}${spelling}`;
        return `${quote(old)} ${quote(`${baseUrl}${to.slice(1)}`)};\n`;
      }),
    )
    .join('');
}

/** Quotes a string for nginx. A path that needs more than quotes is not a page's. */
function quote(urlPath: string): string {
  if (!/^\/[\w./~%+@-]*$/.test(urlPath)) {
    throw new Error(
      `src/urls/oldPaths.ts: ${urlPath} has characters that nginx would not read literally; ` +
        'use letters, digits and . / ~ % + @ - only.',
    );
  }
  return `"${urlPath}"`;
}

type Site = {title: string; url: string; baseUrl: string};

/**
 * A page that redirects by itself. The script keeps the query and hash of the URL. Without scripts the meta tag
 * redirects, and without that the visitor follows the link.
 */
export function signpost(to: string, {title, url, baseUrl}: Site): string {
  const target = `${baseUrl}${to.slice(1)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved | ${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}${target}">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<script src="${baseUrl}js/moved.js" defer></script>
</head>
<body>
<h1>This page has moved</h1>
<p>It is now at <a href="${target}">${url}${target}</a>.</p>
</body>
</html>
`;
}
