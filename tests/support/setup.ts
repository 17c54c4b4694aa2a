import {chromium} from '@playwright/test';
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {findChromium} from '../browser/support/chromium';

/** Debian's packages of both browsers: the last two play films in WebKit, poppler-utils counts pages of paper. */
const firefoxAndWebkit = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'xauth',
  'poppler-utils',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-libav',
];

/**
 * Makes sure that the programs are there which the tests start, and says which: `npm run setup:tests`.
 * With FULL=1 also Firefox and WebKit.
 * @throws Error with a sentence that says what to install
 */
function setUp(): void {
  console.log(`Chromium: ${ensureChromium()}`);
  if (!run('deploy/nginx/packages')) {
    throw new Error('There is no nginx, and it could not be installed: the message above says why.');
  }
  // Systems other than Debian may have it from a package of another name.
  if (spawnSync('mandoc', ['-T', 'lint'], {input: ''}).error !== undefined) {
    installMissing(['mandoc']);
  }
  if (process.env.FULL === '1') {
    installMissing(firefoxAndWebkit);
  }
}

/** The path of a Chromium; if there is none, Playwright downloads one, or the system's packages have one. */
function ensureChromium(): string {
  const here = (): string | undefined =>
    findChromium() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (here() === undefined && !run('npx', 'playwright', 'install', '--with-deps', 'chromium') && apt('update')) {
    // Debian has a package of the headless shell alone; other systems have the whole browser.
    void (install(['chromium-headless-shell']) || install(['chromium']));
  }
  const found = here();
  if (found === undefined) {
    throw new Error(
      'There is no Chromium: install one and name it, as in CHROMIUM_PATH=/path/to/chromium npm run verify',
    );
  }
  return found;
}

function installMissing(packages: readonly string[]): void {
  const missing = packages.filter((name) => {
    const {stdout} = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], {encoding: 'utf8'});
    return stdout !== 'installed';
  });
  if (missing.length > 0 && !(apt('update') && install(missing))) {
    throw new Error(
      `Install these by hand, then try again: ${missing.join(' ')}. Debian 12 and Ubuntu 24.04 have packages of these names.`,
    );
  }
  console.log(`Packages: ${packages.join(' ')}`);
}

function install(packages: readonly string[]): boolean {
  return apt('install', '--yes', '--no-install-recommends', ...packages);
}

function apt(...args: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env=DEBIAN_FRONTEND'];
  const [program, ...rest] = [...asRoot, 'apt-get', ...args];
  return run(program!, ...rest);
}

function run(program: string, ...args: string[]): boolean {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(program, args, {stdio: 'inherit', env}).status === 0;
}

try {
  setUp();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
