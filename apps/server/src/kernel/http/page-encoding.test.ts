import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedFor } from './page-encoding.ts';

const html = '<!doctype html><p>jugar</p>'.repeat(200);

describe('a page travels as its reader can take it', () => {
  it.each(['gzip, deflate, br, zstd', 'br', 'gzip;q=0.8, BR;q=1.0'])('brotli for %s', async (header) => {
    const { encoding, body } = await compressedFor(header, html);
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(html);
  });

  it.each(['gzip', 'gzip, br;q=0', 'deflate, gzip;q=0.5, br; q=0.000'])('gzip for %s', async (header) => {
    const { encoding, body } = await compressedFor(header, html);
    expect(encoding).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(html);
  });

  it.each([undefined, '', 'identity', 'deflate', 'gzip;q=0, br;q=0.0', 'brotli'])('plain for %s', async (header) => {
    expect(await compressedFor(header, html)).toEqual({ encoding: undefined, body: html });
  });
});
