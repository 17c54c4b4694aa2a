import {chromium, type Browser} from '@playwright/test';

import {findChromium} from '../../tests/browser/support/chromium';

/** Starts the Chromium of the browser tests; no page in it reaches any other host than this machine. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      // A container's root has no user namespace for Chromium's sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
