import { chromiumLaunchOptions, pageRetries } from '@quetzal/config/browser';
import { defineConfig } from '@playwright/test';
import { isOnePlatform } from './support/start-platform.ts';
import type { ProjectOptions } from './support/test.ts';

const faults = ['**/server-dies.spec.ts', '**/vendor-stands-still.spec.ts'];
const waits = ['**/reality-check.spec.ts'];
// What moves on a page is what these are about; elsewhere it would only be drawn again and again.
const moving = [
  'player/home',
  'player/jackpot',
  'player/game-window',
  'crossing/every-engine',
  'crossing/one-players-money',
];
const movingSpecs = moving.map((name) => `**/${name}.spec.ts`);
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig<object, ProjectOptions>({
  testMatch: '{player,agent,crossing}/**/*.spec.ts',
  globalSetup: ['./support/start-platform.ts', './support/open-doors.ts'],
  projects: [
    // Stops or kills what all journeys share, or waits by the clock: one after another beside the others.
    {
      name: 'apart',
      testMatch: [...faults, ...waits],
      workers: 1,
      use: { platform: 'apart' },
      dependencies: isOnePlatform ? ['journeys', 'motion'] : [],
    },
    { name: 'journeys', testIgnore: [...faults, ...waits, ...movingSpecs], workers: 2, use: still },
    { name: 'motion', testMatch: movingSpecs },
  ],
  // Two for the journeys, and one for those apart, which mostly wait.
  workers: 3,
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
