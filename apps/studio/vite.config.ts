import { siteConfig } from '@quetzal/config/vite';
import { defineConfig } from 'vite';
import { gameFiles } from './game-files/vite-plugin.ts';
import { gameLetters } from './letters/vite-plugin.ts';

const STUDIO = process.env['STUDIO_URL'] ?? 'http://127.0.0.1:4300';
const { build, server, ...site } = siteConfig({ port: 4390, plugins: [gameLetters(), gameFiles()] });

/**
 * The game page. In development the studio's server answers the calls; the page itself is at `/?game=<code>&mode=demo`.
 * Unlike the sites it lets the drawing library fall into its own chunks: a browser loads one renderer of three.
 */
export default defineConfig({
  ...site,
  root: 'client',
  server: { ...server, proxy: { '/api': { target: STUDIO } } },
  build: {
    ...build,
    outDir: '../dist',
    emptyOutDir: true,
    // A page of the studio takes fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            // What runs without `eval` patches this one; beside it the whole WebGPU renderer would be loaded.
            { name: 'ubo', test: /GpuUboSystem|generateUboSyncWGSL|createUboElementsWGSL/ },
          ],
        },
      },
    },
  },
});
