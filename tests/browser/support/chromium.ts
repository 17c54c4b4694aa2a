import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** The headless shell comes first: it opens a page in half the time of a whole browser. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that the system has, or the one that CHROMIUM_PATH names.
 * Undefined when there is none: Playwright then uses the browser that it downloaded itself.
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
  return process.env.CHROMIUM_PATH || candidates.find(isExecutable);
}

/** Switches that Chromium needs to start at all: a container's root has no user namespace for its sandbox. */
export function sandboxSwitches(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/** Keeps pages from reaching any host but this machine; `strays` in site.ts watches its ports. */
export const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
