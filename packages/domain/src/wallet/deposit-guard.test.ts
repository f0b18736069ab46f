import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterFailure, afterSuccess, depositBar, type DepositGuard, noFailures } from './index.ts';

const start = new Date('2026-11-21T12:00:00Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const failing = (guard: DepositGuard, ...minutes: number[]) =>
  minutes.reduce((held, minute) => afterFailure(held, at(minute)), guard);

describe('T027 deposits that fail in a row', () => {
  test('five within ten minutes block for half an hour', () => {
    expect(depositBar(failing(noFailures, 0, 1, 2, 3), at(4))).toBeNull();
    const blocked = failing(noFailures, 0, 1, 2, 3, 9);
    expect(depositBar(blocked, at(9))).toEqual({ kind: 'blocked', until: at(39) });
    expect(depositBar(blocked, at(39))).toBeNull();
  });

  test('five that are further apart do not, and neither do five with a payment between them', () => {
    expect(depositBar(failing(noFailures, 0, 3, 6, 9, 12), at(12))).toBeNull();
    const paid = afterSuccess(failing(noFailures, 0, 1, 2, 3));
    expect(depositBar(failing(paid, 4), at(4))).toBeNull();
  });

  test('five more suspend, however far apart, until somebody lifts it: a payment does not', () => {
    const blocked = failing(noFailures, 0, 1, 2, 3, 4);
    expect(depositBar(failing(blocked, 60, 120, 180, 240), at(240))).toBeNull();
    const suspended = failing(blocked, 60, 120, 180, 240, 300);
    expect(depositBar(afterSuccess(suspended), at(10_000))).toEqual({ kind: 'suspended' });
  });

  test('a payment after the block starts anew', () => {
    const paid = afterSuccess(failing(noFailures, 0, 1, 2, 3, 4, 60, 61));
    expect(depositBar(failing(paid, 62, 63, 64, 65), at(65))).toBeNull();
  });

  test('fewer than five failures never bar anybody, ten in a row within ten minutes always do', () => {
    const minutes = (length: number) =>
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
    const bar = (times: number[]) => depositBar(failing(noFailures, ...times.toSorted((a, b) => a - b)), at(9));
    fc.assert(fc.property(minutes(4), (times) => bar(times) === null));
    fc.assert(fc.property(minutes(10), (times) => bar(times)?.kind === 'suspended'));
  });
});
