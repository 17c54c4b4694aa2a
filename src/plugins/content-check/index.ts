import type {LoadContext, Plugin} from '@docusaurus/types';

import {stopBuild} from '../../stopBuild';
import {checkContent} from './checkContent';
import {printFaults} from './fault';
import {readContent} from './readContent';

/**
 * Checks what writers typed before anything is built, so that every fault is told at once with
 * file, line and remedy. What only shows later is left to Docusaurus, which throws as well.
 */
export default async function contentCheck({siteDir}: LoadContext): Promise<Plugin> {
  const faults = checkContent(await readContent(siteDir));
  if (faults.length > 0) {
    stopBuild(`Some pages need mending:\n${printFaults(faults)}`);
  }
  return {name: 'content-check'};
}
