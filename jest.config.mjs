const swc = {
  jsc: {
    parser: {syntax: 'typescript', tsx: true},
    transform: {react: {runtime: 'automatic'}},
    target: 'es2022',
  },
  module: {type: 'commonjs'},
};

/** `npm run verify:full` runs everything; a quick run leaves out tests in files named `*.full.test.ts`. */
const isFull = process.env.FULL === '1';

const leftOut = ['/node_modules/', ...(isFull ? [] : ['\\.full\\.test\\.tsx?$'])];

const shared = {
  // Jest runs modules in a context where each look-up of a global is slow: with these as parameters of every module,
  // loops over pages and lines take a fraction. Nothing that tests replace, such as Date, may be among them.
  sandboxInjectedGlobals: ['Array', 'Infinity', 'Map', 'Math', 'Number', 'Object', 'Set', 'String', 'Symbol'],
  transform: {'^.+\\.(t|j|mj)sx?$': ['@swc/jest', swc]},
  // Many packages are published as ES modules only; swc is fast enough to transform them all.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    // Names that Docusaurus's bundler knows.
    '^@docusaurus/(use\\w+|router|Head|Link|Translate|ExecutionEnvironment|isInternalUrl|Noop|BrowserOnly|Interpolate|constants|renderRoutes)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1.js',
    '^@generated/site-storage$': '<rootDir>/tests/support/generated/siteStorage.ts',
    '^@generated/.*$': '<rootDir>/tests/support/generated/nothing.ts',
  },
};

/** @type {import('jest').Config} */
export default {
  // How long a busy machine may take; nothing is measured by it.
  testTimeout: 120_000,
  maxWorkers: 2,
  // Beside the cache of Rspack, so that one folder can be kept between runs.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  projects: [
    {
      ...shared,
      displayName: 'csf',
      testMatch: ['<rootDir>/packages/csf/tests/**/*.test.ts'],
      testPathIgnorePatterns: leftOut,
    },
    // What does not depend on the words of pages: `npm run check` leaves it out when only they changed.
    {
      ...shared,
      displayName: 'views',
      setupFiles: ['<rootDir>/tests/support/storageEvents.ts'],
      testMatch: ['<rootDir>/tests/{browser-tools,components,css,theme}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: leftOut,
    },
    {
      ...shared,
      displayName: 'unit',
      setupFiles: ['<rootDir>/tests/support/storageEvents.ts'],
      testMatch: ['<rootDir>/{tests,packages/lab/tests}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        ...leftOut,
        '<rootDir>/tests/(browser-tools|components|css|theme)/',
        '<rootDir>/tests/(built-site|browser|firefox-webkit|deploy/nginx)/',
      ],
    },
    // What needs a finished build, Firefox and WebKit.
    {
      ...shared,
      displayName: 'firefox-webkit',
      testMatch: ['<rootDir>/tests/firefox-webkit/**/*.test.ts'],
    },
    // What needs a finished build.
    {
      ...shared,
      displayName: 'built-site',
      testMatch: [
        '<rootDir>/tests/built-site/site.test.ts',
        '<rootDir>/tests/deploy/nginx/**/*.test.ts',
        ...(isFull ? ['<rootDir>/tests/built-site/*.full.test.ts'] : []),
      ],
    },
  ],
};
