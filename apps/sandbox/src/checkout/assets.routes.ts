import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { App } from '../http/app.ts';

const font = (name: string, file: string): URL =>
  new URL(import.meta.resolve(`@fontsource-variable/${name}/files/${file}`));

const assets: Record<string, { file: URL; type: string }> = {
  'checkout.css': { file: new URL('./checkout.css', import.meta.url), type: 'text/css; charset=utf-8' },
  'forms.css': { file: new URL('./forms.css', import.meta.url), type: 'text/css; charset=utf-8' },
  'faults.css': { file: new URL('./faults.css', import.meta.url), type: 'text/css; charset=utf-8' },
  'inter.woff2': { file: font('inter', 'inter-latin-wght-normal.woff2'), type: 'font/woff2' },
  'geologica.woff2': { file: font('geologica', 'geologica-latin-wght-normal.woff2'), type: 'font/woff2' },
  'noto-sans-arabic.woff2': {
    file: font('noto-sans-arabic', 'noto-sans-arabic-arabic-wght-normal.woff2'),
    type: 'font/woff2',
  },
};

/** The style sheet and the fonts of the hosted page. */
export function addAssetRoutes(app: App): void {
  for (const [name, { file, type }] of Object.entries(assets)) {
    app.get(`/assets/${name}`, async (_req, reply) => {
      const content = await readFile(fileURLToPath(file));
      return reply.type(type).header('cache-control', 'public, max-age=3600').send(content);
    });
  }
}
