import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useDelayedBusy } from './use-delayed-busy.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

test('a wait shorter than 200 ms shows nothing', async () => {
  const { result, rerender } = await renderHook((busy?: boolean) => useDelayedBusy(busy ?? false), {
    initialProps: true,
  });
  await pass(199);
  expect(result.current).toBe(false);
  await rerender(false);
  await pass(1000);
  expect(result.current).toBe(false);
});

test('once shown it stays at least 400 ms', async () => {
  const { result, rerender } = await renderHook((busy?: boolean) => useDelayedBusy(busy ?? false), {
    initialProps: true,
  });
  await pass(200);
  expect(result.current).toBe(true);
  await pass(50);
  await rerender(false);
  await pass(349);
  expect(result.current).toBe(true);
  await pass(1);
  expect(result.current).toBe(false);
});

test('after a long wait it goes at once', async () => {
  const { result, rerender } = await renderHook((busy?: boolean) => useDelayedBusy(busy ?? false), {
    initialProps: true,
  });
  await pass(5000);
  await rerender(false);
  await pass(0);
  expect(result.current).toBe(false);
});
