import type {LoadContext, Preset} from '@docusaurus/types';

import {requireEnvironment} from '../../environment';
import {exitWithMessage} from '../../environment/exitWithMessage';
import {findRefusedOptions} from './refusedOptions';

/**
 * Stops the build where the configuration sets an option of Docusaurus that this site doesn't have. A preset, because
 * presets run before all plugins, which would stop at such an option in words of their own.
 */
export default function refusedOptions({siteConfig}: LoadContext): Preset {
  const errors = findRefusedOptions(siteConfig, requireEnvironment());
  if (errors.length > 0) {
    exitWithMessage(errors.join('\n'));
  }
  return {};
}
