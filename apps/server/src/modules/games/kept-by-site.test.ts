import { expect, test } from 'vitest';
import { keptBySite } from './kept-by-site.ts';

function counted() {
  const time = { now: new Date('2026-11-22T10:00:00Z') };
  let reads = 0;
  const kept = keptBySite({ now: () => time.now }, async () => (reads += 1));
  return { time, kept, of: (version = 1) => kept.of({ id: 's', version }) };
}

test('what was read is kept, and those who ask together share one read', async () => {
  const { of } = counted();
  expect(await Promise.all([of(), of()])).toEqual([1, 1]);
  expect(await of()).toBe(1);
});

test('a change, a new version of the site and a minute each cause another read', async () => {
  const { kept, of, time } = counted();
  await of();
  kept.forget();
  expect(await of()).toBe(2);
  expect(await of(2)).toBe(3);
  time.now = new Date(time.now.getTime() + 60_001);
  expect(await of(2)).toBe(4);
});

test('a read that failed is tried again', async () => {
  let isDown = true;
  const kept = keptBySite({ now: () => new Date(0) }, async () => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  await expect(kept.of({ id: 's', version: 1 })).rejects.toThrow('down');
  isDown = false;
  expect(await kept.of({ id: 's', version: 1 })).toBe('up');
});
