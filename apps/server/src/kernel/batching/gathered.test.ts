import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gathered } from './gathered.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is named within the time is passed on together, each once, in calls that are not too large', () => {
  const calls: string[][] = [];
  const name = gathered((items) => void calls.push(items), { gatherMs: 50, itemsMax: 2 });
  for (const item of ['a', 'b', 'a', 'c']) name(item);
  vi.advanceTimersByTime(49);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual([['a', 'b'], ['c']]);
});

test('what is named later is passed on later, and silence costs nothing', () => {
  const calls: string[][] = [];
  const name = gathered((items) => void calls.push(items), { gatherMs: 50, itemsMax: 2 });
  name('a');
  vi.advanceTimersByTime(50);
  name('a');
  expect(calls).toEqual([['a']]);
  vi.advanceTimersByTime(50);
  expect(calls).toEqual([['a'], ['a']]);
  expect(vi.getTimerCount()).toBe(0);
});
