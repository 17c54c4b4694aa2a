import {defineConfig, devices} from '@playwright/test';

import {findChromium, sandboxSwitches} from './tests/browser/support/chromium';
import {servicesPort, sitePort} from './tests/browser/support/ports';

const executablePath = findChromium();

export default defineConfig({
  testDir: './tests/browser',
  outputDir: './test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try has a fault.
  retries: 0,
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
    {command: 'npm run serve', env: {PORT: String(sitePort)}, port: sitePort, reuseExistingServer: false},
    {
      command: 'npm run build:services && npm run serve -- test-results/services-build',
      env: {PORT: String(servicesPort)},
      port: servicesPort,
      timeout: 300_000,
      reuseExistingServer: false,
    },
  ],
});
