import type {LoadContext, Plugin} from '@docusaurus/types';

import {purgeInfima} from './purgeInfima';

/** Leaves out of the style sheet what no page can use of Infima, the style sheet of Docusaurus. */
export default function leanStyles({siteDir}: LoadContext): Plugin {
  const purges = process.env.NODE_ENV === 'production' ? [purgeInfima(siteDir)] : [];
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, ...purges]};
    },
  };
}
