import { expect, test } from 'vitest';
import { dayCountOf, daysOf, readPeriod, writeSpan } from './period.ts';

const plus = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['last_7_days', '2026-02-23', '2026-03-01'],
  ['last_30_days', '2026-01-31', '2026-03-01'],
] as const)('%s runs from %s to %s', (period, from, to) => {
  expect(daysOf(period, '2026-03-01', plus)).toEqual({ from, to });
});

test('two days in an address are a period without a name, and are written the same way', () => {
  const { name, span } = readPeriod('2026-01-01..2026-02-01', '2026-03-01', plus);
  expect([name, span, dayCountOf(span)]).toEqual([null, { from: '2026-01-01', to: '2026-02-01' }, 32]);
  expect(writeSpan(span)).toBe('2026-01-01..2026-02-01');
});

test.each([
  null,
  'lately',
  '2026-02-30x..2026-02-01',
  '2026-02-02..2026-02-01',
  '2025-01-01..2026-02-01',
  '2026-02-02..2026-03-02',
  '2026-13-02..2026-14-02',
])('%s is read as the last seven days', (text) => {
  expect(readPeriod(text, '2026-03-01', plus).name).toBe('last_7_days');
});
