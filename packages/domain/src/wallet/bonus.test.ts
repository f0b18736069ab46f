import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fundStake, inOrderOfUse, splitWin } from './bonus-funding.ts';
import { countWagers, returnOf, stateNow, wagerRequiredFor } from './bonus-wagering.ts';

const instant = fc.integer({ min: 0, max: 9 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)));
const credit = fc.record({
  remaining: fc.bigInt({ min: 0n, max: 1_000n }),
  grantedAt: instant,
  expiresAt: instant,
  wagerRequired: fc.bigInt({ min: 1n, max: 5_000n }),
  gameTypes: fc.constantFrom(null, ['RNG'], ['LIVE', 'RNG']),
});
const credits = fc
  .array(credit, { maxLength: 6 })
  .map((all) => all.map((one, index) => ({ ...one, id: `b${index}`, wagered: one.wagerRequired / 2n })));
const sum = (parts: readonly { amount: bigint }[]) => parts.reduce((total, { amount }) => total + amount, 0n);

describe('paying for a stake', () => {
  test('T033: credit goes first and cash after it, and all of it together is the stake', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9_000n }), credits, (stake, all) => {
        const { parts, cash } = fundStake(stake, all);
        expect(sum(parts) + cash).toBe(stake);
        const usable = all.reduce((total, { remaining }) => total + remaining, 0n);
        expect(cash).toBe(stake > usable ? stake - usable : 0n);
      }),
    );
  });

  test('no credit gives more than it has, and one is only touched when all before it are used up', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9_000n }), credits, (stake, all) => {
        const { parts } = fundStake(stake, all);
        const queue = inOrderOfUse(all).filter(({ remaining }) => remaining > 0n);
        expect(parts.map(({ bonusId }) => bonusId)).toEqual(queue.slice(0, parts.length).map(({ id }) => id));
        for (const [index, { amount }] of parts.entries()) {
          const { remaining = -1n } = queue[index] ?? {};
          const isLast = index === parts.length - 1;
          expect(amount > 0n && (isLast ? amount <= remaining : amount === remaining)).toBe(true);
        }
      }),
    );
  });

  test('T033: what expires first is used first, then what was granted first, whatever the order of asking', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const late = { id: 'late', remaining: 1n, grantedAt: at(1), expiresAt: at(9) };
    const young = { id: 'young', remaining: 1n, grantedAt: at(3), expiresAt: at(5) };
    const old = { id: 'old', remaining: 1n, grantedAt: at(2), expiresAt: at(5) };
    for (const all of [
      [late, young, old],
      [old, late, young],
    ]) {
      expect(inOrderOfUse(all).map(({ id }) => id)).toEqual(['old', 'young', 'late']);
    }
  });
});

describe('a win', () => {
  const stakes = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 9_000n }), credits)
    .map(([win, stake, all]) => ({ win, stake, ...fundStake(stake, all) }));

  test('is paid whole, each credit has the floor of its proportion, and cash has every remainder', () => {
    fc.assert(
      fc.property(stakes, ({ win, stake, parts, cash }) => {
        const split = splitWin(win, stake, parts);
        expect(sum(split.parts) + split.cash).toBe(win);
        for (const { bonusId, amount } of parts) {
          const share = split.parts.find((part) => part.bonusId === bonusId)?.amount ?? 0n;
          expect(share * stake <= win * amount && win * amount < (share + 1n) * stake).toBe(true);
        }
        expect(split.cash * stake >= win * cash).toBe(true);
      }),
    );
  });

  test('of a stake that was all cash is all cash, and of one without cash leaves cash less than a unit a part', () => {
    expect(splitWin(777n, 100n, [])).toEqual({ parts: [], cash: 777n });
    const parts = [
      { bonusId: 'a', amount: 1n },
      { bonusId: 'b', amount: 2n },
    ];
    expect(splitWin(100n, 3n, parts)).toEqual({
      parts: [
        { bonusId: 'a', amount: 33n },
        { bonusId: 'b', amount: 66n },
      ],
      cash: 1n,
    });
  });
});

describe('wagering', () => {
  const bets = fc.array(
    fc.record({
      validBet: fc.bigInt({ min: 0n, max: 3_000n }),
      gameType: fc.constantFrom('RNG', 'LIVE', 'SPORTS'),
      placedAt: instant,
    }),
    { maxLength: 8 },
  );

  test('a bet counts at most once over all credits, and no credit is wagered beyond what it asks for', () => {
    fc.assert(
      fc.property(bets, credits, (all, owned) => {
        const added = countWagers(all, owned);
        const total = [...added.values()].reduce((one, other) => one + other, 0n);
        expect(total <= all.reduce((counted, { validBet }) => counted + validBet, 0n)).toBe(true);
        for (const { id, wagerRequired, wagered } of owned)
          expect(wagered + (added.get(id) ?? 0n) <= wagerRequired).toBe(true);
      }),
    );
  });

  test('a bet that was placed before the grant, after its end or in another kind of game counts nothing', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const owned = { id: 'b', remaining: 0n, grantedAt: at(2), expiresAt: at(4), wagerRequired: 9n, wagered: 0n };
    const only = [{ ...owned, gameTypes: ['RNG'] }];
    const bet = { validBet: 5n, gameType: 'RNG', placedAt: at(2) };
    expect(countWagers([bet], only)).toEqual(new Map([['b', 5n]]));
    for (const other of [
      { ...bet, placedAt: at(1) },
      { ...bet, placedAt: at(4) },
      { ...bet, gameType: 'LIVE' },
    ])
      expect(countWagers([other], only)).toEqual(new Map());
  });

  test('a credit is released when all is bet, used up when nothing is left or at stake, and active until then', () => {
    const standing = { remaining: 5n, atStake: 0n, wagered: 9n, wagerRequired: wagerRequiredFor(5n, 2) };
    expect(stateNow(standing)).toBe('active');
    expect(stateNow({ ...standing, wagered: 10n })).toBe('released');
    expect(stateNow({ ...standing, remaining: 0n, atStake: 5n })).toBe('active');
    expect(stateNow({ ...standing, remaining: 0n })).toBe('used_up');
  });

  test('what comes back goes to a credit that lives, to cash after its release, and to the house after its loss', () => {
    expect([returnOf('active'), returnOf('used_up')]).toEqual(['bonus', 'bonus']);
    expect(returnOf('released')).toBe('cash');
    expect([returnOf('forfeited'), returnOf('expired')]).toEqual(['promotion', 'promotion']);
  });
});
