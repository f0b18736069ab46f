import { browserProject, nodeProject } from '@quetzal/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      nodeProject('i18n', { include: ['{src,bin,workshop}/**/*.test.ts'] }),
      browserProject('i18n-browser', { tailwind: false }),
    ],
  },
});
