import type {Config, Plugin} from '@docusaurus/types';

import config from '../../docusaurus.config';

/** The configuration of the site, with source maps and without the compressed forms, which nobody asks for here. */
export default {
  ...config,
  presets: config.presets.filter((preset) => typeof preset !== 'string'),
  plugins: [...config.plugins, sourceMaps],
} satisfies Config;

function sourceMaps(): Plugin {
  return {
    name: 'source-maps',
    configureWebpack: (_config, isServer) => (isServer ? {} : {devtool: 'hidden-source-map'}),
  };
}
