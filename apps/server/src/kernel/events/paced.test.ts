import { expect, test } from 'vitest';
import { paced } from './paced.ts';

/** Pauses that end when the test says so. */
function pauses() {
  const waiting: (() => void)[] = [];
  return {
    schedule: (run: () => void) => void waiting.push(run),
    endAll: () => waiting.splice(0).forEach((run) => run()),
    count: () => waiting.length,
  };
}

test('the first change is told at once, what happens in the pause once at its end, and each key has its own pause', () => {
  const told: string[] = [];
  const { schedule, endAll, count } = pauses();
  const tell = paced((key) => void told.push(key), 10, schedule);
  for (const key of ['a', 'a', 'b', 'a']) tell(key);
  expect(told).toEqual(['a', 'b']);
  endAll();
  expect(told).toEqual(['a', 'b', 'a']);
  endAll();
  expect(told).toEqual(['a', 'b', 'a']);
  expect(count()).toBe(0);
  tell('a');
  expect(told).toEqual(['a', 'b', 'a', 'a']);
});
