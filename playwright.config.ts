import {defineConfig, devices} from '@playwright/test';

import {findChromium, noOtherHosts, sandboxSwitches} from './tests/browser/support/chromium';
import {formsPort, optionsPort, servicesPort, sitePort, stockPort} from './tests/browser/support/ports';

/** A quick run takes the tests with the tag `@quick` and those of the specification; those in services/ need further builds. */
const isFull = process.env.FULL === '1';

const executablePath = findChromium();

/** A page of a test lives for seconds: optimising its code costs half of the processor time and saves nothing. */
const noOptimisation = '--js-flags=--no-opt,--no-maglev';

/** Lets nginx remove its temporary folder. */
const gracefulShutdown = {signal: 'SIGTERM', timeout: 5000} as const;

const site = {
  command: `exec deploy/nginx/start --foreground build ${sitePort}`,
  port: sitePort,
  reuseExistingServer: false,
  gracefulShutdown,
};

/** Builds into a folder of its own, without the caches of other builds, and serves what it built. */
const buildAndServe = (name: string, port: number, config = 'docusaurus.config.ts'): string =>
  `DOCUSAURUS_NO_PERSISTENT_CACHE=1 DOCUSAURUS_GENERATED_FILES_DIR_NAME=test-results/${name}-generated npm run build -- --config ${config} --out-dir test-results/${name}-build && exec deploy/nginx/start --foreground test-results/${name}-build ${port}`;

/** The site with hosted search, analytics and receivers for its forms. */
const siteWithServices = {
  command: buildAndServe('services', servicesPort),
  env: {
    SITE_URL: 'https://preview.example.org',
    CONTACT_FORM_ACTION: `http://localhost:${formsPort}/contact`,
    NEWSLETTER_FORM_ACTION: `http://localhost:${formsPort}/subscribe`,
    NEWSLETTER_FIELD: 'EMAIL',
    GTAG_ID: 'G-TEST123456',
    ALGOLIA_APP_ID: 'TESTAPP123',
    ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_INSIGHTS: '1',
  },
  port: servicesPort,
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown,
};

/** The site without the performance seams of client-bundle and first-paint. */
const siteOfStockBundle = {
  command: buildAndServe('stock', stockPort),
  env: {STOCK_BUNDLE: 'all'},
  port: stockPort,
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown,
};

/** The site with another value for each option of the theme. */
const siteWithOptions = {
  command: buildAndServe('options', optionsPort, 'tests/specification/services/options.config.ts'),
  port: optionsPort,
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown,
};

/** What depends on what pages say. `npm run check` runs nothing else in Chromium when only they changed. */
const pages = /browser\/(budget|everyPage|markdownCopy|pages|reference|rescue|tabs|values)\.spec\.ts/;

export default defineConfig({
  testDir: './tests',
  testMatch: ['browser/**/*.spec.ts', 'specification/**/*.spec.ts'],
  projects: [
    {name: 'pages', testMatch: pages},
    {name: 'code', testIgnore: isFull ? pages : [pages, '**/services/**']},
  ],
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide a bug that shows only now and then.
  retries: 0,
  // How long a busy machine may take, not how long a page may: axe needs 32 s for the list of all settings on a slow one.
  timeout: 180_000,
  expect: {timeout: 30_000},
  // A quick run holds every line of the specification.
  grep: isFull ? undefined : /@quick|specification\//,
  // `npm run check` names the report of each of its runs.
  reporter: [['list'], ['json', {outputFile: 'test-results/chromium.json'}]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    ...devices['Desktop Chrome'],
    ...(executablePath === undefined ? {} : {channel: undefined}),
    launchOptions: {
      ...(executablePath === undefined ? {} : {executablePath}),
      args: [noOtherHosts, noOptimisation, ...sandboxSwitches()],
    },
  },
  webServer: isFull ? [site, siteWithServices, siteOfStockBundle, siteWithOptions] : [site],
});
