import {chromium, type Browser} from '@playwright/test';

import {findChromium, noOtherHosts, sandboxSwitches} from './chromium';

/**
 * Starts the Chromium of the browser tests for a benchmark or a tool; no page in it reaches any
 * other host than this machine.
 * @param args further switches of Chromium
 */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [noOtherHosts, ...sandboxSwitches(), ...args],
  });
}
