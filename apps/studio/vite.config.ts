import { siteConfig } from '@quetzal/config/vite';
import { defineConfig } from 'vite';

const STUDIO = process.env['STUDIO_URL'] ?? 'http://127.0.0.1:4300';
const { build, server, ...site } = siteConfig({ port: 4390 });

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
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial'] }] } },
    },
  },
});
