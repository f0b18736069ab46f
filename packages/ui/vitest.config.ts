import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunchOptions, pageRetries } from '@quetzal/config/browser';
import { pageSetup, browserProject, browserWorkers, nodeProject } from '@quetzal/config/vitest';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };

/* Known before the first test: a library found late makes Vite reload the page in the middle of one. */
const libraries = [
  ...Object.keys(manifest.dependencies).filter((name) => !/^@fontsource|^@base-ui/.test(name)),
  ...['autocomplete', 'combobox', 'direction-provider', 'number-field', 'otp-field'].map(
    (room) => `@base-ui/react/${room}`,
  ),
  'axe-core',
  'react/jsx-dev-runtime',
  'react-dom/client',
];

/* Every story is rendered in the dark theme and checked by axe, and its colours again in the light one. */
const storyProject: TestProjectInlineConfiguration = {
  optimizeDeps: { include: libraries },
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // A story draws its page whole and puts it away: files share what they import, which took a quarter of their time.
    isolate: false,
    maxWorkers: browserWorkers,
    retry: pageRetries,
    setupFiles: [pageSetup],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [
      nodeProject('unit', { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] }),
      {
        // Motion is tested here.
        ...browserProject('components', { setupFiles: ['./src/testing/setup.ts'], reducedMotion: 'no-preference' }),
        optimizeDeps: { include: libraries },
      },
      storyProject,
    ],
  },
});
