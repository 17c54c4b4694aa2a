import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {oldPaths, redirects} from '../../urls/oldPaths';

type List = Readonly<Record<string, string>>;

/** Every spelling under which a page was reached: nginx knows no pattern that is as cheap and as safe as a list. */
const spellings = ['/', '', '.html', '/index.html'];

/**
 * Leads from old paths to the new ones: by `_redirects`, which Netlify and Cloudflare Pages
 * read, by `_deploy/nginx/redirects.conf` for `deploy/nginx`, and by a small page at each old
 * path for hosts that only have files.
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
    ...(pages.has(from) ? [`${from} is a page now: take it out of the list.`] : []),
    ...(pages.has(to) ? [] : [`${from} leads to ${to}, which is no page: name one that exists.`]),
  ]);
  if (errors.length > 0) {
    throw new Error(`src/urls/oldPaths.ts does not fit the site:\n${errors.join('\n')}`);
  }
}

/** Redirects in the form that Netlify and Cloudflare Pages read, one a line. */
export function redirectsFile(list: List, baseUrl: string): string {
  return Object.entries(list)
    .map(([from, to]) => `${baseUrl}${from.slice(1)} ${baseUrl}${to.slice(1)} 301\n`)
    .join('');
}

/**
 * Redirects as lines of an nginx `map` from the old path to the new one. Such a map takes small
 * and capital letters as the same, and nothing of what a visitor sends gets into its values.
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

/** A string that nginx reads literally; what would need more than quotes is no path of a page. */
function quote(urlPath: string): string {
  if (!/^\/[\w./~%+@-]*$/.test(urlPath)) {
    throw new Error(
      `src/urls/oldPaths.ts: ${urlPath} has characters that nginx would not take literally; ` +
        'use letters, digits and . / ~ % + @ - only.',
    );
  }
  return `"${urlPath}"`;
}

type Site = {title: string; url: string; baseUrl: string};

/**
 * A page that leads on by itself. The script keeps what follows the path in the URL; without
 * scripts the tag leads on, and where that is switched off, the link.
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
