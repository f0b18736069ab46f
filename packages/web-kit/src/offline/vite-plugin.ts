import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSentences } from '@quetzal/i18n/vite';
import { build, type Plugin } from 'vite';
import { offlinePage, type OfflineWords } from './offline-page.ts';

const workerFile = fileURLToPath(new URL('service-worker.ts', import.meta.url));
const styleSheet = /<link rel="stylesheet"[^>]*\shref="([^"]+)"/g;

/** The words of the offline page, by language; a language that lacks one of them is left out. */
function offlineWords(): Record<string, OfflineWords> {
  const found = Object.entries(readSentences('installation')).flatMap(([tag, sentences]) => {
    const title = sentences.get('offline.title');
    const detail = sentences.get('offline.detail');
    const retry = sentences.get('offline.retry');
    const isWhole = title !== undefined && detail !== undefined && retry !== undefined;
    return isWhole ? [[tag, { title, detail, retry }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** One script without imports, as every browser takes a worker. */
async function buildWorker(outDir: string, release: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      rolldownOptions: {
        input: workerFile,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/**
 * Vite plugin: adds to a built site its service worker and the page that is shown without a network, and names the
 * release in `index.html`. The name is made of that page, which names all files by their content.
 */
export function offline(): Plugin {
  let outDir = 'dist';
  return {
    name: 'quetzal:offline',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const pageFile = join(outDir, 'index.html');
        const page = await readFile(pageFile, 'utf8');
        const release = createHash('sha256').update(page).digest('hex').slice(0, 16);
        const styleSheets = [...page.matchAll(styleSheet)].map(([, path]) => path ?? '');
        const named = page.replace('</head>', () => `<meta name="release" content="${release}"></head>`);
        await writeFile(pageFile, named);
        await writeFile(join(outDir, 'offline.html'), offlinePage(offlineWords(), styleSheets));
        await buildWorker(outDir, release);
      },
    },
  };
}
