import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNextTry } from './next-try.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether a wait has ended, looked at whenever one likes. */
function watch(wait: Promise<void>): () => Promise<boolean> {
  let isOver = false;
  void wait.then(() => (isOver = true));
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isOver;
  };
}

it.each([
  [1, 2_000],
  [2, 4_000],
  [5, 30_000],
])('try %i is followed by the next after %i ms', async (tries, pauseMs) => {
  const isOver = watch(createNextTry(new EventTarget()).wait(tries));
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});

it('the network that is back and a press end a wait at once', async () => {
  const page = new EventTarget();
  const byNetwork = watch(createNextTry(page).wait(1));
  page.dispatchEvent(new Event('online'));
  expect(await byNetwork()).toBe(true);
  const nextTry = createNextTry(page);
  const byPress = watch(nextTry.wait(1));
  expect(await byPress()).toBe(false);
  nextTry.now();
  expect(await byPress()).toBe(true);
});

it('after six tries nothing happens by itself any more', async () => {
  const nextTry = createNextTry(new EventTarget());
  const isOver = watch(nextTry.wait(7));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await isOver()).toBe(false);
  nextTry.now();
  expect(await isOver()).toBe(true);
});
