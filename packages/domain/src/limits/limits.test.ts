import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  confirmationTime,
  daysOf,
  depositRoom,
  firstDayOf,
  isAboutBets,
  limitBeyond,
  type LimitName,
  limitNames,
  measuredBy,
  monthsAfter,
  pendingStateOf,
  realityCheckDue,
  reviewDue,
  stayEnds,
  strictest,
  unitOf,
} from './index.ts';

const limits = (entries: Partial<Record<LimitName, bigint>>) =>
  new Map(Object.entries(entries) as [LimitName, bigint][]);

describe('names', () => {
  test('each limit with a period says what it measures, and only those of deposits leave bets alone', () => {
    expect(measuredBy('loss_week')).toEqual({ measure: 'loss', period: 'week' });
    expect(measuredBy('stake')).toBeNull();
    expect(limitNames.filter((name) => !isAboutBets(name))).toEqual(['deposit_day', 'deposit_week', 'deposit_month']);
    expect(limitNames.filter((name) => unitOf(name) === 'minutes')).toEqual(['session', 'reality_check']);
  });
});

describe('periods', () => {
  test.each([
    ['day', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-21', '2026-11-16'],
    ['week', '2026-11-16', '2026-11-16'],
    ['week', '2026-11-22', '2026-11-16'],
    ['week', '2027-01-01', '2026-12-28'],
    ['month', '2024-02-29', '2024-02-01'],
  ] as const)('the %s of %s begins on %s', (period, day, first) => {
    expect(firstDayOf(period, day)).toBe(first);
  });

  test.each([
    ['day', '2026-02-01', 1],
    ['week', '2026-02-02', 7],
    ['month', '2024-02-01', 29],
    ['month', '2026-12-01', 31],
  ] as const)('the %s from %s has %i days', (period, first, days) => {
    expect(daysOf(period, first)).toBe(days);
  });

  test.each([
    ['2026-11-21T10:00:00.000Z', 6, '2027-05-21T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 12, '2027-12-31T23:59:59.999Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(monthsAfter(new Date(from), months).toISOString()).toBe(to);
  });
});

describe('T039 a change that loosens', () => {
  const askedAt = new Date('2026-11-21T12:00:00Z');
  test.each([
    ['2026-11-22T11:59:59.999Z', 'cooling'],
    ['2026-11-22T12:00:00.000Z', 'confirmable'],
    ['2026-11-29T11:59:59.999Z', 'confirmable'],
    ['2026-11-29T12:00:00.000Z', 'lapsed'],
  ])('asked for on the 21st at noon is at %s %s', (now, state) => {
    expect(pendingStateOf(askedAt, new Date(now))).toBe(state);
  });

  test('can be confirmed from a day after it was asked for, for seven days', () => {
    expect(confirmationTime(askedAt)).toEqual({
      from: new Date('2026-11-22T12:00:00Z'),
      until: new Date('2026-11-29T12:00:00Z'),
    });
  });
});

describe('T042 the strictest value', () => {
  test('is the least of those that are set', () => {
    expect([strictest(5n, undefined, 3n), strictest(undefined), strictest(0n, 1n)]).toEqual([3n, undefined, 0n]);
  });
});

describe('room for a stake', () => {
  const played = {
    day: { staked: 100n, won: 40n },
    week: { staked: 300n, won: 500n },
    month: { staked: 300n, won: 0n },
  };

  test.each([
    ['a stake at its limit', { stake: 50n }, 50n, undefined],
    ['a stake above it', { stake: 50n }, 51n, 'stake'],
    ['a loss that comes to the limit', { loss_day: 70n }, 10n, undefined],
    ['a loss one unit beyond', { loss_day: 70n }, 11n, 'loss_day'],
    ['winnings make room for losses', { loss_week: 0n }, 200n, undefined],
    ['winnings make no room for wagers', { wager_week: 310n }, 11n, 'wager_week'],
    ['T038 every period binds', { wager_day: 1_000n, wager_month: 305n }, 10n, 'wager_month'],
    ['limits of deposits and minutes say nothing', { deposit_day: 0n, session: 1n }, 10n, undefined],
    ['a limit of nothing', { wager_day: 0n }, 1n, 'wager_day'],
  ] as const)('%s', (_, entries, stake, beyond) => {
    expect(limitBeyond(limits(entries), stake, (period) => played[period])).toBe(beyond);
  });

  test('whatever is accepted leaves the loss and the wager of each period at or below its limit', () => {
    const amount = fc.bigInt({ min: 0n, max: 1_000n });
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (staked, won, stake, loss, wager) => {
        const accepted =
          limitBeyond(limits({ loss_day: loss, wager_day: wager }), stake, () => ({ staked, won })) === undefined;
        expect(accepted).toBe(staked - won + stake <= loss && staked + stake <= wager);
      }),
    );
  });
});

describe('minutes', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes));
  test('a reality check is due an interval after the stay began or after the last one, whichever is later', () => {
    expect(realityCheckDue(30n, at(0), undefined)).toEqual(at(30));
    expect(realityCheckDue(30n, at(0), at(31))).toEqual(at(61));
    expect(realityCheckDue(30n, at(60), at(31))).toEqual(at(90));
    expect(stayEnds(45n, at(5))).toEqual(at(50));
  });
});

describe('room for a deposit', () => {
  test('is what the tightest period leaves, nothing below zero, and unbounded without a limit', () => {
    const deposited = { day: 10n, week: 90n, month: 500n };
    const room = (entries: Partial<Record<LimitName, bigint>>) =>
      depositRoom(limits(entries), (period) => deposited[period]);
    expect(room({ deposit_day: 100n, deposit_week: 100n, loss_day: 0n })).toBe(10n);
    expect(room({ deposit_month: 400n })).toBe(0n);
    expect(room({ stake: 1n })).toBeUndefined();
  });
});

describe('T041 looking over the limits', () => {
  test('is asked for so many days after the latest that was said about them', () => {
    const [joined, reviewed] = [new Date('2026-01-05T10:00:00Z'), new Date('2026-03-01T12:00:00Z')];
    expect(reviewDue(180, joined)).toEqual(new Date('2026-07-04T10:00:00Z'));
    expect(reviewDue(180, reviewed, joined)).toEqual(new Date('2026-08-28T12:00:00Z'));
  });
});
