import type {Config, Plugin} from '@docusaurus/types';
import path from 'node:path';

import config from '../../../docusaurus.config';

/** The configuration of the site, with nothing in the place of the search box. */
export default {
  ...config,
  plugins: [...config.plugins, noSearchBox],
} satisfies Config;

function noSearchBox(): Plugin {
  const nothing = path.join(__dirname, 'NoSearchBox.tsx');
  return {
    name: 'no-search-box',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@theme/SearchBar': nothing,
          // The alias of `@site` comes first, so a name that begins with it would never be looked up.
          [path.resolve('src/features/search/ui/dialog/SearchHost')]: nothing,
        },
      },
    }),
  };
}
