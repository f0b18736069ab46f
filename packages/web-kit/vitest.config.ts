import { browserProject, nodeProject } from '@quetzal/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: [nodeProject('web-kit'), browserProject('web-kit-browser', { tailwind: false })] },
});
