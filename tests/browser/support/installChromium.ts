import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {findChromium} from './chromium';

/** Makes sure that there is a Chromium for the browser tests, and says which one is used. */
function ensureChromium(): void {
  const found = findChromium();
  if (found !== undefined) {
    console.log(`Browser tests use the system's Chromium: ${found}`);
    return;
  }
  if (existsSync(chromium.executablePath())) {
    console.log(`Browser tests use the Chromium that Playwright downloaded before: ${chromium.executablePath()}`);
    return;
  }
  console.log('No Chromium found; Playwright downloads one.');
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) {
    console.log(`Browser tests use the Chromium that Playwright downloaded: ${chromium.executablePath()}`);
    return;
  }
  console.log('Playwright could not download one; the package manager installs it.');
  const prefix = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args: string[]): boolean => {
    const [program, ...rest] = [...prefix, 'apt-get', ...args];
    return run(program!, rest);
  };
  const install = (name: string): boolean => apt('install', '--yes', '--no-install-recommends', name);
  // Debian has a package of the headless shell alone; other systems have the whole browser.
  if (apt('update') && (install('chromium-headless-shell') || install('chromium')) && findChromium()) {
    console.log(`Browser tests use the Chromium of the package manager: ${findChromium()}`);
    return;
  }
  console.error('There is no Chromium: install one and name it, as in CHROMIUM_PATH=/path/to/chromium npm run verify');
  process.exit(1);
}

function run(program: string, args: string[]): boolean {
  return (
    spawnSync(program, args, {stdio: 'inherit', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}}).status === 0
  );
}

ensureChromium();
