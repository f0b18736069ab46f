import { browserProject, nodeProject } from '@quetzal/config/vitest';
import { words } from '@quetzal/i18n/vite';
import { defineConfig } from 'vitest/config';
import { siteWords } from './site-words.ts';

export default defineConfig({
  test: {
    projects: [
      nodeProject('agent-web'),
      browserProject('agent-web-pages', { plugins: [words(siteWords)], setupFiles: ['src/testing/setup.ts'] }),
    ],
  },
});
