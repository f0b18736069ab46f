import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Files share what they import, which took each of them a second; nothing in it is kept per process.
    isolate: false,
  },
});
