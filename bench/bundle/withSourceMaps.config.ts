import type {Config, Plugin} from '@docusaurus/types';
import path from 'node:path';

import config from '../../docusaurus.config';

/** The configuration of the site, with source maps and without the compressed forms, which nobody asks for here. */
export default {
  ...config,
  presets: config.presets.filter((preset) => typeof preset !== 'string'),
  // Plugins are looked for beside the configuration.
  plugins: [
    ...config.plugins.map((plugin) => (typeof plugin === 'string' ? path.resolve(plugin) : plugin)),
    sourceMaps,
  ],
} satisfies Config;

function sourceMaps(): Plugin {
  return {
    name: 'source-maps',
    configureWebpack: (_config, isServer) => (isServer ? {} : {devtool: 'hidden-source-map'}),
  };
}
