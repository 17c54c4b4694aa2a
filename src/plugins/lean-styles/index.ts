import type {LoadContext, Plugin} from '@docusaurus/types';

import {purgeInfima} from './purgeInfima';

/** Leaves out of the style sheet what no page can use of Infima, the style sheet of Docusaurus. */
export default function leanStyles({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      return process.env.NODE_ENV === 'production'
        ? {...options, plugins: [...options.plugins, purgeInfima(siteDir)]}
        : options;
    },
  };
}
