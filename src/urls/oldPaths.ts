/**
 * Old and short paths of pages and where their content is now: paths below the base URL, with a slash at both ends. Servers
 * redirect, the build writes a redirect page at each, and the not-found page forwards.
 */
export const oldPaths: Readonly<Record<string, string>> = {
  // Pages of the former site.
  '/blog/how-to-install-sentinel-on-cpanel-server/': '/docs/installation/',
  '/docs/uninstall/': '/docs/update-and-uninstall/',
  '/docs/usage/': '/docs/usage/introduction/',

  // Paths that the former site redirected.
  '/about/': '/',
  '/docs/docs/getting-started/': '/docs/installation/',
  '/docs/downloads/': '/docs/download/',
  '/docs/faq/': '/docs/questions/',
  '/docs/getting-started/': '/docs/installation/',
  '/docs/overview/getting-started/': '/docs/installation/',
  '/docs/overview/installation/': '/docs/installation/',
  '/docs/releases/': '/docs/changelog/',
  '/install/': '/docs/installation/',
  '/quickstart/': '/docs/installation/',

  // Short enough to type on a phone or a console.
  '/rescue/': '/docs/locked-out/',

  // Chapters of CSF's readme that have another name here.
  '/docs/usage/advanced-allow-deny-filters/': '/docs/usage/allow-deny-filters/',
  '/docs/usage/block-lists/': '/docs/usage/ip-blocklists/',
  '/docs/usage/connection-limit-protection/': '/docs/usage/limit-connections/',
  '/docs/usage/csf-command-line-options/': '/docs/usage/commands/',
  '/docs/usage/csf-principles/': '/docs/usage/principles/',
  '/docs/usage/external-pre-and-post-scripts/': '/docs/usage/pre-post-scripts/',
  '/docs/usage/ftp-connection-issues/': '/docs/usage/ftp-connection/',
  '/docs/usage/installation-on-a-generic-linux-server/': '/docs/usage/installation-on-generic-linux/',
  '/docs/usage/integrated-user-interface-feature/': '/docs/usage/user-interface/',
  '/docs/usage/ip-block-lists/': '/docs/usage/ip-blocklists/',
  '/docs/usage/lfd-command-line-options/': '/docs/usage/commands/',
  '/docs/usage/lfd-principles/': '/docs/usage/principles/',
  '/docs/usage/port-ip-address-redirection/': '/docs/usage/port-ip-redirection/',
  '/docs/usage/script-email-alerts/': '/docs/usage/outgoing-spam/',
  '/docs/usage/ui-skinning-and-mobile-view/': '/docs/usage/user-interface/',
};

/** What a server redirects: the old paths, and the root of the docs, which has a page for hosts without redirects. */
export const redirects: Readonly<Record<string, string>> = {...oldPaths, '/docs/': '/docs/intro/'};

/**
 * The new path of a path below the base URL; undefined if it is not in the list. Other spellings of a path match too:
 * without the slash, as a file, in capitals.
 */
export function newPathOf(path: string, list: Readonly<Record<string, string>> = oldPaths): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  const old = `${plain}/`;
  return Object.hasOwn(list, old) ? list[old] : undefined;
}
