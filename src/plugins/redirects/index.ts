import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {oldAddresses, redirects} from '../../urls/oldAddresses';

import {checkOldAddresses} from './checkOldAddresses';
import {nginxRedirects} from './nginxRedirects';
import {redirectsFile} from './redirectsFile';
import {signpost} from './signpost';

/**
 * Leads from old addresses to the new ones: by `_redirects`, which Netlify and Cloudflare Pages
 * read, by `_deploy/nginx/redirects.conf` for `deploy/nginx`, and by a small page at each old
 * address for hosts that only have files.
 */
export default function oldAddressesPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'old-addresses',
    async postBuild({outDir, routesPaths}) {
      checkOldAddresses(
        oldAddresses,
        routesPaths.map((route) => `/${route.slice(baseUrl.length)}`),
      );
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(redirects, baseUrl));
      const ofNginx = path.join(outDir, '_deploy/nginx');
      await mkdir(ofNginx, {recursive: true});
      await writeFile(path.join(ofNginx, 'redirects.conf'), nginxRedirects(redirects, baseUrl));
      for (const [from, to] of Object.entries(oldAddresses)) {
        const folder = path.join(outDir, from);
        await mkdir(folder, {recursive: true});
        await writeFile(path.join(folder, 'index.html'), signpost(to, {...siteConfig, baseUrl}));
      }
    },
  };
}
