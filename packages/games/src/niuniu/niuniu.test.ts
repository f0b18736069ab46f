import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastWords } from '../../testing/fast-words.ts';
import { readCases } from '../../testing/read-cases.ts';
import { type Card, DECK, RANKS, SUITS } from '../cards/index.ts';
import { createStream, streamOf } from '../fairness/index.ts';
import { niuniuChecker } from './check/index.ts';
import {
  beats,
  buyInMin,
  chooseBanker,
  deal,
  type Hand,
  isBid,
  isStake,
  mustLeave,
  rankHand,
  settle,
  type Table,
} from './index.ts';

const cases = readCases<{ kind: string }>('niuniu');
const shuffled = (size: number): fc.Arbitrary<Card[]> =>
  fc.shuffledSubarray([...DECK], { minLength: size, maxLength: size });
const hand = shuffled(5).map((cards) => cards as unknown as Hand);

/** Rounds of 2 to 6 seats with hands of one deck, small and large stacks, and any banker. */
const table = fc
  .record({
    cards: shuffled(30),
    base: fc.bigInt({ min: 1n, max: 100_000n }),
    grab: fc.integer({ min: 1, max: 4 }),
    stacks: fc.array(fc.bigInt({ min: 0n, max: 3_000_000n }), { minLength: 2, maxLength: 6 }),
    bets: fc.array(fc.constantFrom(1, 2, 3, 5), { minLength: 6, maxLength: 6 }),
    banker: fc.nat(5),
  })
  .map(({ cards, base, grab, stacks, bets, banker }): Table => ({
    base,
    grab,
    banker: String(banker % stacks.length),
    rakeBp: 500,
    seats: stacks.map((stack, seat) => ({
      seat: String(seat),
      stack,
      bet: bets[seat] as number,
      hand: cards.slice(seat * 5, seat * 5 + 5) as unknown as Hand,
    })),
  }));

function settled(given: Table): Extract<ReturnType<typeof settle>, { ok: true }>['seats'] {
  const result = settle(given);
  if (!result.ok) throw new Error(result.code);
  return result.seats;
}

describe('niu-niu ranks', () => {
  it.each(cases.map((row, index) => ({ row, index })))('and tables are those of published case $index', ({ row }) => {
    for (const { faults } of niuniuChecker.check(row)) expect(faults).toEqual([]);
  });

  it('occur exactly as often as published among all 2,598,960 hands', () => {
    const counts: Record<string, number> = {};
    const choose4 = [1, 4, 6, 4, 1];
    // A rank does not depend on suits, so hands are counted by how many cards they have of each of the 13 ranks.
    const each = (rank: number, cards: readonly Card[], ways: number): void => {
      if (cards.length === 5) {
        const name = rankHand(cards as unknown as Hand).rank;
        counts[name] = (counts[name] ?? 0) + ways;
        return;
      }
      if (rank === RANKS.length) return;
      for (let count = 0; count <= Math.min(4, 5 - cards.length); count += 1) {
        const more = SUITS.slice(0, count).map((suit): Card => `${RANKS[rank] as (typeof RANKS)[number]}${suit}`);
        each(rank + 1, [...cards, ...more], ways * (choose4[count] as number));
      }
    };
    each(0, [], 1);
    expect(counts).toEqual({
      none: 870_984,
      '1': 171_288,
      '2': 168_072,
      '3': 171_288,
      '4': 168_072,
      '5': 177_408,
      '6': 168_072,
      '7': 171_288,
      '8': 168_072,
      '9': 171_288,
      niu: 190_976,
      flower: 768,
      bomb: 608,
      small5: 776,
    });
  });

  it('never tie within one deck, and one of two hands always wins', () => {
    fc.assert(
      fc.property(shuffled(10), (cards) => {
        const one = rankHand(cards.slice(0, 5) as unknown as Hand);
        const other = rankHand(cards.slice(5) as unknown as Hand);
        expect(beats(one, other)).toBe(!beats(other, one));
      }),
    );
  });

  it('do not depend on the order of the cards', () => {
    fc.assert(
      fc.property(hand, (cards) => {
        expect(rankHand(cards.toReversed() as unknown as Hand)).toEqual(rankHand(cards));
        expect(rankHand(cards.toSorted() as unknown as Hand)).toEqual(rankHand(cards));
      }),
    );
  });

  it('let the spade win before heart, club and diamond', () => {
    const none = (high: Card): Hand => [high, '2C', '4D', '3H', 'AD'];
    expect(beats(rankHand(none('KS')), rankHand(none('KH')))).toBe(true);
    expect(beats(rankHand(none('KC')), rankHand(none('KH')))).toBe(false);
    expect(beats(rankHand(none('KC')), rankHand(none('KD')))).toBe(true);
  });
});

describe('niu-niu settlement', () => {
  it('moves money only between the seats, and rake only from winners to the house', () => {
    fc.assert(
      fc.property(table, (given) => {
        const seats = settled(given);
        expect(seats.reduce((sum, { delta }) => sum + delta, 0n)).toBe(0n);
        for (const { delta, rake, net } of seats) {
          expect(net).toBe(delta - rake);
          expect(rake).toBe(delta > 0n ? (delta * 500n) / 10_000n : 0n);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never takes more from a seat than its stack', () => {
    fc.assert(
      fc.property(table, (given) => {
        for (const [place, { delta }] of settled(given).entries()) {
          expect(-delta <= (given.seats[place]?.stack ?? 0n)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('pays winners in full while the bank can, and in shares that differ by a unit at most when it cannot', () => {
    fc.assert(
      fc.property(table, (given) => {
        const bank = given.seats.find(({ seat }) => seat === given.banker);
        const seats = settled(given);
        const bankDelta = seats.find(({ seat }) => seat === given.banker)?.delta ?? 0n;
        const isBroke = bank !== undefined && bankDelta === -bank.stack;
        for (const [
          place,
          {
            seat,
            delta,
            hand: { multiplier },
          },
        ] of seats.entries()) {
          if (delta <= 0n || seat === given.banker) continue;
          const owed = given.base * BigInt(given.grab * (given.seats[place]?.bet ?? 0) * multiplier);
          expect(isBroke ? delta <= owed : delta === owed).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives left-over units one each to the winners in seat order', () => {
    const strong: Hand[] = [
      ['AS', '2S', '3S', '3H', 'AH'],
      ['AC', '2C', '3C', '3D', 'AD'],
      ['2H', '2D', '4S', 'AS', 'AH'],
    ];
    const weak: Hand = ['KS', '9S', '8H', '3C', 'QD'];
    const seats = [weak, ...strong].map((cards, seat) => ({
      seat: String(seat),
      hand: cards,
      stack: seat === 0 ? 100n : 1_000_000n,
      bet: 1,
    }));
    const deltas = settled({ base: 10_000n, grab: 1, banker: '0', rakeBp: 0, seats }).map(({ delta }) => delta);
    expect(deltas).toEqual([-100n, 34n, 33n, 33n]);
  });

  it('refuses a table whose banker does not sit at it', () => {
    expect(settle({ base: 1n, grab: 1, banker: '9', rakeBp: 500, seats: [] })).toEqual({
      ok: false,
      code: 'niuniu.unknown_banker',
    });
  });
});

describe('niu-niu round', () => {
  it('deals five cards in a row to each seat from one shuffled deck', () => {
    const seeds = ['44'.repeat(32), 'niuniu:T1:3'] as const;
    expect(deal(createStream(...seeds), 4).flat()).toEqual(createStream(...seeds).draw(DECK, 20));
  });

  it('gives the bank to the only highest bid without chance', () => {
    const bids = [
      { seat: '1', bid: 2 },
      { seat: '2', bid: 3 },
      { seat: '5', bid: 0 },
    ];
    const stream = streamOf(fastWords(1));
    expect(chooseBanker(stream, bids)).toEqual({ banker: '2', grab: 3 });
    expect(stream.wordsUsed()).toBe(0);
  });

  it('lets chance decide between equal bids, and between all when nobody bids', () => {
    const two = [
      { seat: '1', bid: 4 },
      { seat: '2', bid: 1 },
      { seat: '6', bid: 4 },
    ];
    expect(chooseBanker({ uniform: () => 1 }, two)).toEqual({ banker: '6', grab: 4 });
    const none = two.map(({ seat }) => ({ seat, bid: 0 }));
    expect(chooseBanker({ uniform: (n) => n - 1 }, none)).toEqual({ banker: '6', grab: 1 });
  });

  it('knows its bids, stakes and stacks', () => {
    expect([-1, 0, 4, 5, 1.5].map(isBid)).toEqual([false, true, true, false, false]);
    expect([0, 1, 2, 3, 4, 5].map(isStake)).toEqual([false, true, true, true, false, true]);
    expect(buyInMin(10_000n)).toBe(500_000n);
    expect([199_999n, 200_000n].map((stack) => mustLeave(stack, 10_000n))).toEqual([true, false]);
  });
});
