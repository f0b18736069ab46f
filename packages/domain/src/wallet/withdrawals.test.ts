import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isClabe,
  isPayoutNumber,
  isSameHolder,
  isTronAddress,
  maskPayoutNumber,
  normalizePayoutNumber,
} from './payout-account.ts';
import { isWeakTransactionPassword } from './transaction-password.ts';
import { remainingTurnover, turnoverFor } from './turnover.ts';
import { leftOfDay, reviewReasonsOf } from './withdrawal-rules.ts';
import { canMove, isReserved, withdrawalStates } from './withdrawal-states.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

describe('payout accounts', () => {
  test('a CLABE is known by its check digit, so that no single wrong digit passes', () => {
    const clabe = '032180000118359719';
    expect(isClabe(clabe)).toBe(true);
    const wrong = fc.tuple(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(wrong, ([at, by]) => {
        const digits = clabe.split('').map(Number);
        digits[at] = ((digits[at] ?? 0) + by) % 10;
        expect(isClabe(digits.join(''))).toBe(false);
      }),
    );
  });

  test('a Tron address is known by its checksum', () => {
    expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', sha256)).toBe(true);
    expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', sha256)).toBe(false);
    expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60', sha256)).toBe(false);
    expect(isTronAddress('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', sha256)).toBe(false);
  });

  test.each([
    ['bank', '0321 8000 0118 3597 19', true],
    ['bank', '032180000118359718', false],
    ['e_wallet', '+52 55 1234 5678', true],
    ['e_wallet', 'Ana@Example.MX', true],
    ['e_wallet', 'ana', false],
    ['crypto', ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ] as const)('%s %s: %s', (kind, number, isRight) => {
    expect(isPayoutNumber(kind, normalizePayoutNumber(kind, number), sha256)).toBe(isRight);
  });

  test('T020: a name is the same whatever its accents, case and spaces, and another name is not', () => {
    expect(isSameHolder(' josé  lópez', 'Jose Lopez')).toBe(true);
    expect(isSameHolder('José López', 'José Lopes')).toBe(false);
    expect(isSameHolder('LÓPEZ O’HARA, José', 'jose lopez ohara')).toBe(true);
    expect(isSameHolder('José López', 'José López López')).toBe(false);
  });

  test.each([
    ['bank', '0321 8000 0118 3597 19', '****9719'],
    ['e_wallet', 'Ana.Lopez@Example.MX', 'a***@example.mx'],
    ['e_wallet', '+52 55 1234 5678', '+52*****5678'],
    ['e_wallet', '5512345678', '****5678'],
    ['crypto', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '****Lj6t'],
  ] as const)('%s %s is shown as %s', (kind, number, shown) => {
    expect(maskPayoutNumber(normalizePayoutNumber(kind, number))).toBe(shown);
  });
});

test('a transaction password that anyone would try first is weak', () => {
  expect(['111111', '123456', '987654', 'abcdef'].every(isWeakTransactionPassword)).toBe(true);
  expect(['112233', '194027', 'pluma7'].some(isWeakTransactionPassword)).toBe(false);
});

describe('turnover', () => {
  const amounts = fc.bigInt(0n, 10n ** 12n);
  const periods = fc.array(fc.record({ required: amounts, wagered: amounts }), { maxLength: 12 });

  test('what remains is the worst tail of credits less the bets since', () => {
    fc.assert(
      fc.property(periods, (all) => {
        const tails = all.map((_, from) =>
          all.slice(from).reduce((sum, { required, wagered }) => sum + required - wagered, 0n),
        );
        const worst = tails.reduce((most, tail) => (tail > most ? tail : most), 0n);
        expect(remainingTurnover(all)).toBe(worst);
      }),
    );
  });

  test('a bet never makes more remain, and a credit never less', () => {
    fc.assert(
      fc.property(periods, amounts, (all, amount) => {
        const before = remainingTurnover(all);
        expect(remainingTurnover([...all, { required: 0n, wagered: amount }]) <= before).toBe(true);
        expect(remainingTurnover([...all, { required: amount, wagered: 0n }])).toBe(before + amount);
      }),
    );
  });

  test('once is the amount itself, and parts are rounded up', () => {
    expect([turnoverFor(5_000_000n, 10_000), turnoverFor(1n, 1), turnoverFor(5n, 0)]).toEqual([5_000_000n, 1n, 0n]);
  });
});

describe('withdrawal rules', () => {
  const plain = {
    amount: 100n,
    reviewFrom: 1_000n,
    isIdentityConfirmed: true,
    isAccountNew: false,
    isAccountShared: false,
    isOriginShared: false,
    isTurnoverWaived: false,
  };

  test('a plain withdrawal waits for nobody, and each fact has its reason', () => {
    expect(reviewReasonsOf(plain)).toEqual([]);
    expect(reviewReasonsOf({ ...plain, reviewFrom: null, amount: 10n ** 15n })).toEqual([]);
    expect(reviewReasonsOf({ ...plain, amount: 1_000n, isOriginShared: true })).toEqual([
      'amount_above',
      'origin_shared',
    ]);
    expect(reviewReasonsOf({ ...plain, isAccountNew: true })).toEqual(['payout_account_changed']);
    expect(reviewReasonsOf({ ...plain, isAccountShared: true })).toEqual(['payout_account_shared']);
  });

  test('T028: without a confirmed identity there is always a reason', () => {
    const facts = fc.record({
      amount: fc.bigInt(1n, 10n ** 12n),
      reviewFrom: fc.option(fc.bigInt(0n, 10n ** 12n)),
      isAccountNew: fc.boolean(),
      isAccountShared: fc.boolean(),
      isOriginShared: fc.boolean(),
      isTurnoverWaived: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (some) => {
        expect(reviewReasonsOf({ ...some, isIdentityConfirmed: false })[0]).toBe('identity_unconfirmed');
      }),
    );
  });

  test('what is left of a day is never below nothing', () => {
    expect(leftOfDay({ countMax: 3, amountMax: 100n, count: 1, amount: 40n })).toEqual({ count: 2, amount: 60n });
    expect(leftOfDay({ countMax: 3, amountMax: 100n, count: 5, amount: 140n })).toEqual({ count: 0, amount: 0n });
  });
});

describe('states', () => {
  test('money that was refused or came back never moves again', () => {
    expect(withdrawalStates.filter((to) => canMove('rejected', to) || canMove('failed', to))).toEqual([]);
  });

  test('no money leaves unless somebody approved it, and what was paid is no longer reserved', () => {
    expect(withdrawalStates.filter((from) => canMove(from, 'paying'))).toEqual(['approved', 'disputed']);
    expect(withdrawalStates.filter(isReserved)).toEqual(['requested', 'in_review', 'approved', 'paying']);
  });
});
