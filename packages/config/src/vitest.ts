import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { PluginOption } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions, pageRetries } from './browser.ts';

export type ProjectOptions = {
  /** Which files; by default `*.test.ts` run in Node and `*.test.tsx` in the browser. */
  include?: string[];
  exclude?: string[];
  setupFiles?: string[];
  plugins?: PluginOption[];
  testTimeoutMs?: number;
};

export type BrowserProjectOptions = ProjectOptions & {
  viewport?: { width: number; height: number };
  /** Tailwind is on by default; a package without styles turns it off and starts faster. */
  tailwind?: boolean;
  /** What the reader asked the system for; pages that keep still draw fewer frames, and drawing takes half of a test. */
  reducedMotion?: 'reduce' | 'no-preference';
};

/** A Vitest project that runs `src/**\/*.test.ts` on Node. */
export function nodeProject(name: string, options: ProjectOptions = {}): TestProjectInlineConfiguration {
  return {
    plugins: options.plugins ?? [],
    test: {
      name,
      environment: 'node',
      include: options.include ?? ['src/**/*.test.ts', 'bin/**/*.test.ts'],
      exclude: options.exclude ?? [],
      setupFiles: options.setupFiles ?? [],
      testTimeout: options.testTimeoutMs ?? 20_000,
    },
  };
}

/** Set-up of a project whose tests run in pages. */
export const pageSetup = fileURLToPath(new URL('./pages.setup.ts', import.meta.url));

/** Pages that tests run in at once: more than there are processors, since a test often waits for what a page shows late. */
export const browserWorkers = Math.ceil(availableParallelism() * 1.5);

/** A Vitest project that runs `src/**\/*.test.tsx` in headless Chromium. */
export function browserProject(name: string, options: BrowserProjectOptions = {}): TestProjectInlineConfiguration {
  const { reducedMotion = 'reduce' } = options;
  const styles = options.tailwind === false ? [] : [tailwindcss()];
  return {
    plugins: [react(), ...styles, ...(options.plugins ?? [])],
    // Known before the first test: found late, React would be loaded twice, and Vite reload the page in the middle of one.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime'] },
    test: {
      name,
      include: options.include ?? ['src/**/*.test.tsx'],
      exclude: options.exclude ?? [],
      setupFiles: [pageSetup, ...(options.setupFiles ?? [])],
      testTimeout: options.testTimeoutMs ?? 30_000,
      // A machine with other work shows late what it shows; the default is one second.
      expect: { poll: { timeout: 10_000 } },
      maxWorkers: browserWorkers,
      retry: pageRetries,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: options.viewport ?? { width: 1280, height: 800 },
        provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions: { reducedMotion } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
