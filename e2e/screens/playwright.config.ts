import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/**
 * Every screen in every language: too slow for each `npm test`, so it has a configuration of its own
 * (`pnpm --filter @quetzal/e2e run screens`). `SCREENS_LANGUAGES=de,th` looks at these alone.
 */
export default defineConfig({
  ...journeys,
  globalSetup: ['../support/start-platform.ts'],
  testMatch: '*.spec.ts',
  fullyParallel: true,
  projects: [{ name: 'screens' }],
  timeout: 240_000,
});
