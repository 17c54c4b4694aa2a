import {spawnSync} from 'node:child_process';

/** Debian's packages of both browsers: the last two play films in WebKit, poppler-utils counts pages of paper. */
const packages = [
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

/** Makes sure that there are a Firefox and a WebKit for "npm run test:browsers". */
function ensureBrowsers(): void {
  const missing = packages.filter((name) => {
    const {stdout} = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], {encoding: 'utf8'});
    return stdout !== 'installed';
  });
  if (missing.length === 0) {
    console.log('Firefox and WebKit are here.');
    return;
  }
  console.log(`Installing from the packages of the system: ${missing.join(' ')}`);
  if (!apt('update') || !apt('install', '--yes', '--no-install-recommends', ...missing)) {
    console.error(
      'The packages could not be installed. The tests in Firefox and WebKit need Debian 12 or Ubuntu 24.04, or newer.',
    );
    process.exit(1);
  }
}

function apt(...args: string[]): boolean {
  const [program, ...rest] = [
    ...(process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env=DEBIAN_FRONTEND']),
    'apt-get',
    ...args,
  ];
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(program!, rest, {stdio: 'inherit', env}).status === 0;
}

ensureBrowsers();
