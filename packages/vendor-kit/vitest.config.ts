import { defineConfig } from 'vitest/config';

// A whole run of the torture kit is one test: on a busy machine it takes its time.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 30_000 } });
