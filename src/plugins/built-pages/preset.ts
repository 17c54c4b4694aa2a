import type {Preset} from '@docusaurus/types';

import afterBuild from './index';

/** Puts the plugin before those of all other presets, which is before every other plugin. */
export default function afterBuildPreset(): Preset {
  return {plugins: [afterBuild]};
}
