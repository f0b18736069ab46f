import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,bin}/**/*.test.ts'],
    // Long simulations and programs of their own, on a machine that does much at once.
    testTimeout: 30_000,
    // All is pure: files share what they import, which took each of them half a second.
    isolate: false,
  },
});
