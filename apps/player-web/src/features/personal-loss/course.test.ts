import { expect, test } from 'vitest';
import { courseOf } from './course.ts';

const plus = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
const day = (on: string, net: string) => ({
  day: on,
  bets: 1,
  stake: '0.00',
  win: '0.00',
  net,
  validBet: '0.00',
  deposited: '0.00',
  withdrawn: '0.00',
  bonus: '0.00',
});

test('a day without a bet is a point at nothing', () => {
  expect(courseOf([day('2026-03-02', '-4.50')], { from: '2026-03-01', to: '2026-03-03' }, plus)).toEqual([
    { key: '2026-03-01', net: 0 },
    { key: '2026-03-02', net: -4.5 },
    { key: '2026-03-03', net: 0 },
  ]);
});

test('a year is told by months', () => {
  const course = courseOf(
    [day('2026-01-05', '2.00'), day('2026-01-30', '-1.00'), day('2026-12-31', '3.00')],
    { from: '2026-01-01', to: '2026-12-31' },
    plus,
  );
  expect(course).toHaveLength(12);
  expect([course[0], course[11]]).toEqual([
    { key: '2026-01', net: 1 },
    { key: '2026-12', net: 3 },
  ]);
});
