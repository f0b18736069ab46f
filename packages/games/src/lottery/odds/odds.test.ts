import { describe, expect, it } from 'vitest';
import { fastWords } from '../../../testing/fast-words.ts';
import { isLong } from '../../../testing/long.ts';
import { cartesian, rangeOf } from '../../../testing/lottery/naive/unit.ts';
import { randomSelection } from '../../../testing/lottery/random-selection.ts';
import { sample } from '../../../testing/sample.ts';
import { streamOf } from '../../fairness/index.ts';
import { categories } from '../all/index.ts';
import type { Ticket } from '../category.ts';
import type { Draw, DrawKind, LhcDraw, Numbers } from '../draw.ts';
import { generateDraw } from '../draws/index.ts';
import type { Play } from '../play.ts';
import type { Settlement } from '../settlement.ts';
import { ratio } from './fraction.ts';
import { fairOdds, houseOdds } from './house.ts';
import { prizeUnits } from './odds-table.ts';
import type { Tier } from './tier.ts';

/** All orders of so many different numbers of 1..high, the others behind them in ascending order. */
function arrangements(high: number, places: number): Numbers[] {
  let orders: number[][] = [[]];
  for (let place = 0; place < places; place += 1) {
    orders = orders.flatMap((order) =>
      rangeOf(1, high)
        .filter((number) => !order.includes(number))
        .map((number) => [...order, number]),
    );
  }
  return orders;
}

const digits = (places: number): Numbers[] => cartesian(Array.from({ length: places }, () => rangeOf(0, 9)));
const withRest = (order: Numbers): Numbers => [...order, ...rangeOf(1, 10).filter((rank) => !order.includes(rank))];
const ball = (special: number): LhcDraw => {
  const others = rangeOf(1, 49).filter((number) => number !== special);
  return { n: [...others.slice(0, 6), special], yz: 'horse' };
};

/** Draw spaces that are small enough to go through, or the part of them that the named plays depend on. */
const SPACES: readonly (readonly [string, DrawKind, RegExp, () => readonly Draw[]])[] = [
  [
    'ssc',
    'ssc',
    /^ssc\.(f5\.any|b3\.(shape|sumtail|zu|any|bsoe)|b2\.(g2|bsoe)|r|dt\.1|total|pos1|niu|poker|lucky|f4\.g|fixed)/,
    () => digits(5),
  ],
  ['lf', 'lf3', /^lf\.d3/, () => digits(3)],
  ['pcb', 'pcb', /^pcb/, () => digits(3)],
  ['k3', 'k3', /^k3/, () => cartesian([rangeOf(1, 6), rangeOf(1, 6), rangeOf(1, 6)])],
  ['11x5', '11x5', /^11x5\.(m3|b2|r|fixed|pos5|total|dt|oddcount|median)/, () => arrangements(11, 5)],
  ['pk10', 'pk10', /^pk10\.(f[1-4]|fixed\.1|sum2|pos[1-4]\.)/, () => arrangements(10, 4).map(withRest)],
  ['lhc', 'lhc', /^lhc\.sp/, () => rangeOf(1, 49).map(ball)],
];

/** One bet whose expected hits the tier states: an option, or any selection of a play with a single tier. */
function betOf(settlement: Settlement, play: Play, tier: Tier): Ticket {
  const options = play.family === 'opt' ? play.params.options : [];
  const zodiac = { y: 'horse', n: 'rat' }[tier.id];
  const option = options.includes(tier.id) ? tier.id : (zodiac ?? options[0]);
  const selection = option === undefined ? randomSelection(streamOf(fastWords(5)), play) : [option];
  const ticket = settlement.read(play.id, selection);
  if (!ticket.ok) throw new Error(`${play.id}: ${ticket.code}`);
  return ticket.value;
}

const isSimple = (settlement: Settlement, play: Play): boolean =>
  play.family === 'opt' || settlement.tiersOf(play).length === 1;

/** Bets whose hits the tiers state, and how many unit bets of each tier they hold. */
function betsOn(settlement: Settlement, play: Play): readonly { readonly ticket: Ticket; readonly units: number }[] {
  const tickets = settlement.tiersOf(play).map((tier) => betOf(settlement, play, tier));
  if (play.family !== 'opt') return tickets.map((ticket) => ({ ticket, units: ticket.bets }));
  // Options with tiers of their own all at once, options that share one each alone.
  const { options } = play.params;
  const choices =
    tickets.length > 1 ? [tickets.flatMap(({ picked }) => picked as string[])] : options.map((option) => [option]);
  return choices.map((choice) => {
    const ticket = settlement.read(play.id, choice);
    if (!ticket.ok) throw new Error(`${play.id}: ${ticket.code}`);
    return { ticket: ticket.value, units: 1 };
  });
}

/** How often each tier is hit over all draws. */
function hitsOver({ settle }: Settlement, ticket: Ticket, space: readonly Draw[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const draw of space) {
    for (const [id, count] of Object.entries(settle(ticket, draw))) seen.set(id, (seen.get(id) ?? 0) + count);
  }
  return seen;
}

describe('stated chances are those of going through the whole space', () => {
  for (const [name, kind, pattern, spaceOf] of SPACES) {
    const settlement = categories.get(name) as Settlement;
    const isMeant = (play: Play): boolean => play.draw === kind && pattern.test(play.id) && isSimple(settlement, play);
    let space: readonly Draw[] | undefined;

    it.each(settlement.plays.filter(isMeant))('$id', (play) => {
      space ??= spaceOf();
      const tiers = settlement.tiersOf(play);
      const stated = tiers.map((tier) => [tier.id, tier.hits, tier.push]);
      for (const { ticket, units } of betsOn(settlement, play)) {
        const seen = hitsOver(settlement, ticket, space);
        const push = ratio(seen.get('push') ?? 0, space.length * ticket.bets);
        const all = space.length * units;
        expect(tiers.map(({ id }) => [id, ratio(seen.get(id) ?? 0, all), push])).toEqual(stated);
      }
    });
  }
});

describe('stated chances are met by simulation', () => {
  const DRAWS = isLong ? 200_000 : 2000;
  const ROUNDING = 1e-9;

  it.each(['lhc', 'vn', 'sea', 'pk10'])('%s', (name) => {
    const settlement = categories.get(name) as Settlement;
    const kinds = new Set(settlement.plays.map(({ draw }) => draw));
    for (const kind of kinds) {
      const stream = streamOf(fastWords(2026));
      const draws = Array.from({ length: DRAWS }, () => generateDraw(kind, stream, 'horse'));
      for (const play of settlement.plays.filter(({ draw }) => draw === kind)) {
        const tiers = settlement.tiersOf(play);
        if (!isSimple(settlement, play)) continue;
        for (const tier of tiers) {
          const ticket = betOf(settlement, play, tier);
          let index = 0;
          const seen = sample(
            DRAWS,
            () => (settlement.settle(ticket, draws[index++] as Draw)[tier.id] ?? 0) / ticket.bets,
          );
          const expected = Number(tier.hits.numerator) / Number(tier.hits.denominator);
          // Too rare a tier may not have been seen at all.
          if (expected * DRAWS * ticket.bets < 30) continue;
          const isNear = Math.abs(seen.mean - expected) < 5 * seen.standardError + ROUNDING;
          expect([play.id, tier.id, isNear]).toEqual([play.id, tier.id, true]);
        }
      }
    }
  });
});

describe('odds', () => {
  const tier: Tier = { id: 'win', hits: ratio(271, 1000), share: ratio(1), push: ratio(0) };

  it('return one unit in the long run when fair, and the return of the house rounded down', () => {
    expect(fairOdds(tier)).toEqual(ratio(1000, 271));
    expect(houseOdds(tier)).toBe(35_977n);
  });

  it('grow with the cost of a bet, and shrink with its share and its chance to push', () => {
    expect(houseOdds({ ...tier, hits: ratio(27, 100) }, 27)).toBe(975_000n);
    expect(houseOdds({ ...tier, hits: ratio(24, 49), push: ratio(1, 49) })).toBe(19_500n);
    expect(houseOdds({ ...tier, hits: ratio(1, 10_000), share: ratio(25, 64) })).toBe(38_085_937n);
  });

  it('return what the house states, tier by tier, for every play', () => {
    for (const settlement of categories.values()) {
      for (const play of settlement.plays.filter(({ family }) => family !== 'pack3')) {
        const tiers = settlement.tiersOf(play);
        const shares = tiers.reduce((sum, { share }) => sum + Number(share.numerator) / Number(share.denominator), 0);
        const areParts = tiers.some(({ share }) => share.numerator !== share.denominator);
        expect([play.id, areParts ? shares : 1]).toEqual([play.id, expect.closeTo(1, 12)]);
      }
    }
  });

  it('are not made up for a tier that the table does not have', () => {
    expect(() => prizeUnits({ other: 1 }, new Map([['win', 1n]]))).toThrow(RangeError);
  });
});
