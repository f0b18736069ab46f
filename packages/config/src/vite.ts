import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { areaPreloads } from './area-preloads.ts';
import { type Area, areaGroups } from './areas.ts';
import { firstPaint } from './first-paint.ts';
import { precompress } from './precompress.ts';
import { unusedSources } from './unused-sources.ts';

export type { Area };

export type SiteConfigOptions = {
  /** Port of the development server; the built site is served by the platform's gateway. */
  port: number;
  plugins?: PluginOption[];
  /** The parts that are fetched later, by area, in the order in which people meet them. */
  areas?: readonly Area[];
  /** The page shows something before its application runs, and is served with a nonce for the styles in it. */
  hasFirstPaint?: boolean;
  /** Where the development server sends API calls and the socket. */
  apiUrl?: string;
};

const apiPrefixes = ['/wps', '/lgw', '/lotto', '/ops'];

/* Where classes are written: the site, the design system, the shared rooms of both sites. */
const styledFolders = (root: string): string[] =>
  ['src', '../../packages/ui/src/components', '../../packages/web-kit/src'].map((folder) => resolve(root, folder));

/**
 * Vite configuration of a site: React, Tailwind, few chunks (entry, vendor, one per route), compressed copies.
 *
 * Chunks: what the entry needs from node_modules becomes `vendor` (it changes rarely, so it stays cached
 * across releases) and the rest that it needs `main`, from which routes take what they share with it; pieces
 * that only later parts share become one file for each area.
 */
export function siteConfig(options: SiteConfigOptions): UserConfig {
  const areas = options.areas ?? [];
  const apiUrl = options.apiUrl ?? process.env['API_URL'] ?? 'http://localhost:4000';
  const proxy = Object.fromEntries(apiPrefixes.map((prefix) => [prefix, { target: apiUrl }]));
  return {
    plugins: [
      react(),
      unusedSources('@quetzal/ui/theme.css', styledFolders),
      tailwindcss(),
      areaPreloads(areas),
      ...(options.plugins ?? []),
      ...(options.hasFirstPaint === true ? [firstPaint()] : []),
      precompress(),
    ],
    server: {
      host: '127.0.0.1',
      port: options.port,
      strictPort: true,
      proxy: { ...proxy, '/socket.io': { target: apiUrl, ws: true } },
    },
    preview: { host: '127.0.0.1', port: options.port, strictPort: true },
    build: {
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      sourcemap: false,
      assetsInlineLimit: 1024,
      cssCodeSplit: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 102 },
              { name: 'main', tags: ['$initial'], priority: 101 },
              // Whatever the first group takes it takes with all that it imports.
              ...areaGroups(areas).map((group, index) => ({
                ...group,
                priority: 100 - index,
              })),
            ],
          },
        },
      },
    },
  };
}
