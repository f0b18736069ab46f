import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './precompress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a text file gets copies that open to the same bytes, also in folders below', async () => {
  const text = 'const quetzal = 1;\n'.repeat(100);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'main.js'), text);
  await compressFolder(folder);
  expect(brotliDecompressSync(await readFile(join(folder, 'assets', 'main.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'assets', 'main.js.gz'))).toString()).toBe(text);
});

test('pictures and tiny files are left alone', async () => {
  await writeFile(join(folder, 'art.avif'), Buffer.alloc(5000));
  await writeFile(join(folder, 'tiny.js'), 'let a;');
  await compressFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['art.avif', 'tiny.js']);
});
