import { describe, expect, test } from 'vitest';
import { closingOf, exclusionTerm, isCovered, isInForce, pauseTerm } from './index.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = (iso: string) => new Date(iso);

describe('breaks', () => {
  test('a pause ends by itself', () => {
    const pause = pauseTerm(now, 24);
    expect(pause.closesAt).toEqual(later('2026-11-22T12:00:00Z'));
    expect(isInForce(pause, later('2026-11-22T11:59:59.999Z'))).toBe(true);
    expect(isInForce(pause, later('2026-11-22T12:00:00Z'))).toBe(false);
  });

  test('T044 an exclusion goes on when its time is over, until it is ended; one without end can be after six months', () => {
    expect(exclusionTerm(now, 12)).toEqual({
      termEndsAt: later('2027-11-21T12:00:00Z'),
      endableFrom: later('2027-11-21T12:00:00Z'),
      closesAt: null,
    });
    expect(exclusionTerm(now, null)).toMatchObject({ termEndsAt: null, endableFrom: later('2027-05-21T12:00:00Z') });
    expect(isInForce(exclusionTerm(now, 6), later('2099-01-01T00:00:00Z'))).toBe(true);
    expect(closingOf(now)).toEqual(later('2026-11-22T12:00:00Z'));
  });

  test('a break is covered only by one that lasts at least as long', () => {
    const [six, twelve, always] = [exclusionTerm(now, 6), exclusionTerm(now, 12), exclusionTerm(now, null)];
    expect([isCovered(six, twelve), isCovered(twelve, six), isCovered(six, six)]).toEqual([true, false, true]);
    expect([isCovered(twelve, always), isCovered(always, twelve)]).toEqual([true, false]);
    expect([isCovered(pauseTerm(now, 24), six), isCovered(six, pauseTerm(now, 1_008))]).toEqual([true, false]);
    expect(isCovered(six, { ...twelve, closesAt: later('2027-12-01T00:00:00Z') })).toBe(false);
  });
});
