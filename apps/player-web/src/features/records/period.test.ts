import { expect, test } from 'vitest';
import { daysOf } from './period.ts';

const plus = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

test('a period counts today as its last day', () => {
  expect(daysOf('today', '2026-03-01', plus)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(daysOf('last_7_days', '2026-03-01', plus)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(daysOf('last_30_days', '2026-03-01', plus)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});

test('yesterday is a single day', () => {
  expect(daysOf('yesterday', '2026-03-01', plus)).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});
