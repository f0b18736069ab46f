import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,client,letters,game-files,themes,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 40_000,
    hookTimeout: 120_000,
  },
});
