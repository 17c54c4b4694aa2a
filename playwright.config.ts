import {defineConfig, devices} from '@playwright/test';

import {findChromium, sandboxSwitches} from './tests/browser/support/chromium';
import {servicesPort, sitePort} from './tests/browser/support/ports';

const executablePath = findChromium();

/** Lets nginx remove its temporary folder. */
const gracefulShutdown = {signal: 'SIGTERM', timeout: 5000} as const;

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try has a fault.
  retries: 0,
  // How long a machine may take, not how long a page may: axe reads the list of all settings for 32 s on a slow one.
  timeout: 180_000,
  expect: {timeout: 30_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    ...devices['Desktop Chrome'],
    ...(executablePath === undefined ? {} : {channel: undefined}),
    launchOptions: {
      ...(executablePath === undefined ? {} : {executablePath}),
      args: sandboxSwitches(),
    },
  },
  webServer: [
    {
      command: `exec deploy/nginx/start --foreground build ${sitePort}`,
      port: sitePort,
      reuseExistingServer: false,
      gracefulShutdown,
    },
    {
      command: `npm run build:services && exec deploy/nginx/start --foreground test-results/services-build ${servicesPort}`,
      port: servicesPort,
      timeout: 300_000,
      reuseExistingServer: false,
      gracefulShutdown,
    },
  ],
});
