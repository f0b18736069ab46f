import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { createSiteApp } from './site-app.ts';
import { addSiteFiles } from './site-files.ts';

const script = "console.log('app');";
const distDir = mkdtempSync(join(tmpdir(), 'site-files-'));
const app = createSiteApp({ logger: createLogger({ level: 'silent', name: 'test' }), trustProxy: false });

beforeAll(async () => {
  mkdirSync(join(distDir, 'assets'));
  writeFileSync(join(distDir, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(distDir, 'service-worker.js'), 'self;');
  writeFileSync(join(distDir, 'assets/app-1a2b.js'), script);
  writeFileSync(join(distDir, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  await addSiteFiles(app, distDir);
  app.setNotFoundHandler((_req, reply) => reply.status(404).send('a page'));
});

afterAll(async () => {
  await app.close();
  rmSync(distDir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a file whose name changes with its content comes as it was compressed, and is kept for a year', async () => {
  const answer = await get('/assets/app-1a2b.js?x=1', { 'accept-encoding': 'gzip, br' });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(brotliCompressSync(script));
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/assets/app-1a2b.js')).body).toBe(script);
});

test('who has a file already is told so', async () => {
  const { etag = '' } = (await get('/robots.txt')).headers;
  const again = await get('/robots.txt', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the service worker is asked for anew, and lives under a policy of its own', async () => {
  const { headers } = await get('/service-worker.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test.each(['/', '/assets', '/assets/', '/rng', '/assets/app-1a2b.js.br', '/assets/APP-1a2b.js', '/%2e/'])(
  'anything but the very name of a file is for who answers what is not found: %s',
  async (url) => expect((await get(url)).body).toBe('a page'),
);
