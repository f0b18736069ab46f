import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const textExtensions = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.webmanifest']);
/** Below this a compressed copy saves less than the header that announces it. */
const bytesMin = 512;

/**
 * Vite plugin: beside each built text asset writes `<file>.br` and `<file>.gz`, so that the server
 * sends the smallest form without compressing anything while a visitor waits.
 */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'quetzal:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(outDir) },
  };
}

/** Writes the `.br` and `.gz` copies of every text file under `folder`; binary and tiny files are left alone. */
export async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && textExtensions.has(extname(entry.name)))
      await compressFile(join(entry.parentPath, entry.name));
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < bytesMin) return;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await Promise.all([
    brotli(bytes, quality).then((small) => writeFile(`${path}.br`, small)),
    deflate(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
