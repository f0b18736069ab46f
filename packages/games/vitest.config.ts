import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['{src,bin}/**/*.test.ts'] } });
