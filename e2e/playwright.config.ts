import { chromiumLaunchOptions, pageRetries } from '@quetzal/config/browser';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '{player,agent,crossing}/**/*.spec.ts',
  globalSetup: ['./support/start-platform.ts', './support/open-doors.ts'],
  projects: [
    { name: 'journeys', testIgnore: ['**/server-dies.spec.ts', '**/vendor-stands-still.spec.ts'] },
    // Stop or kill what all journeys share, so they go last, each alone.
    { name: 'faults', testMatch: '**/server-dies.spec.ts', dependencies: ['journeys'] },
    { name: 'vendor faults', testMatch: '**/vendor-stands-still.spec.ts', dependencies: ['faults'] },
  ],
  workers: 2,
  fullyParallel: false,
  timeout: 150_000,
  retries: pageRetries,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    launchOptions: chromiumLaunchOptions(),
    locale: 'es-MX',
    viewport: { width: 1440, height: 900 },
    // A trace costs each journey a good part of its time: ask for one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
