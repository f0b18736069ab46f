import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, chunkWaitMsMax, loadChunk } from './lazy-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a script that arrives is given on', async () => {
  await expect(loadChunk(async () => ({ Page: 1 }))).resolves.toEqual({ Page: 1 });
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that has not arrived after two minutes counts as lost', async () => {
  const lost = loadChunk(() => new Promise(() => undefined)).catch((err: unknown) => err);
  await vi.advanceTimersByTimeAsync(chunkWaitMsMax);
  expect(await lost).toBeInstanceOf(ChunkLoadError);
});

test('a script that cannot be fetched counts as lost, with the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await loadChunk(() => Promise.reject(cause)).catch((err: unknown) => err);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect((failure as ChunkLoadError).cause).toBe(cause);
});
