import {defineConfig, devices} from '@playwright/test';

import {findChromium, noOtherHosts, sandboxSwitches} from './tests/browser/support/chromium';
import {servicesPort, sitePort, stockPort} from './tests/browser/support/ports';

/** A quick run takes the tests with the tag `@quick`; those in services/ need further builds. */
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

/** The site with hosted search, analytics and receivers for its forms. */
const siteWithServices = {
  command: `npm run build:services && exec deploy/nginx/start --foreground test-results/services-build ${servicesPort}`,
  port: servicesPort,
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown,
};

/** The site without the performance seams of client-bundle and first-paint. */
const siteOfStockBundle = {
  command: `npm run build:stock && exec deploy/nginx/start --foreground test-results/stock-build ${stockPort}`,
  port: stockPort,
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown,
};

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A retry would hide a bug that shows only now and then.
  retries: 0,
  // How long a busy machine may take, not how long a page may: axe needs 32 s for the list of all settings on a slow one.
  timeout: 180_000,
  expect: {timeout: 30_000},
  grep: isFull ? undefined : /@quick/,
  testIgnore: isFull ? undefined : '**/services/**',
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    ...devices['Desktop Chrome'],
    ...(executablePath === undefined ? {} : {channel: undefined}),
    launchOptions: {
      ...(executablePath === undefined ? {} : {executablePath}),
      args: [noOtherHosts, noOptimisation, ...sandboxSwitches()],
    },
  },
  webServer: isFull ? [site, siteWithServices, siteOfStockBundle] : [site],
});
