import { defineConfig } from 'vitest/config';

// The icon sets are large: one worker reads them once.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], isolate: false, fileParallelism: false, testTimeout: 20_000 },
});
