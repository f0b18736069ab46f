import { compare, decimalOf, type Fault, unitsOf, type Verdict } from '../../case-check/index.ts';
import { categoryOf } from '../all/index.ts';
import { type Fraction, ratio } from '../odds/fraction.ts';
import { oddsTable } from '../odds/odds-table.ts';
import type { Tier } from '../odds/tier.ts';
import { type Play, unitCostOf } from '../play.ts';
import type { Settlement } from '../settlement.ts';
import { checkExample, type Example } from './example.ts';

type PublishedTier = { readonly id: string; readonly num: string; readonly den: string; readonly house?: string };

/** One play of a published table; it may be named by its id alone. */
export type PublishedPlay = {
  readonly id: string;
  readonly examples?: readonly Example[];
  readonly tiers?: readonly PublishedTier[];
  readonly invalid?: readonly { readonly sel: unknown; readonly why?: string }[];
};

const written = ({ numerator, denominator }: Fraction): string => `${String(numerator)}/${String(denominator)}`;

function checkTier(
  { id, num, den, house }: PublishedTier,
  tiers: readonly Tier[],
  odds: ReadonlyMap<string, bigint>,
): readonly Fault[] {
  const own = tiers.find((tier) => tier.id === id);
  const actual = own && { hits: written(own.hits), house: decimalOf(odds.get(id) ?? 0n) };
  const expected = { hits: written(ratio(BigInt(num), BigInt(den))), ...(house === undefined ? {} : { house }) };
  return compare(`tiers.${id}`, expected, actual);
}

/** Faults of the published tiers and of selections that have to be refused; nothing when all is as published. */
function* checkRules(
  settlement: Settlement,
  play: Play,
  published: PublishedPlay,
  odds: ReadonlyMap<string, bigint>,
): Iterable<Verdict> {
  const tiers = settlement.tiersOf(play);
  const faults = (published.tiers ?? []).flatMap((tier) => checkTier(tier, tiers, odds));
  if (faults.length > 0) yield { example: `${play.id} tiers`, faults };
  for (const { sel, why } of published.invalid ?? []) {
    const read = settlement.read(play.id, sel);
    const example = `${play.id} ${JSON.stringify(sel)}`;
    if (read.ok)
      yield { example, faults: [{ field: 'sel', expected: `a refusal: ${why ?? ''}`, actual: read.value.bets }] };
  }
}

/** A draw that is none of the play's breaks its own example only. */
function faultsOf(check: () => readonly Fault[]): readonly Fault[] {
  try {
    return check();
  } catch (error) {
    return [{ field: 'draw', expected: 'a draw of the play', actual: String(error) }];
  }
}

/**
 * One verdict for each example of a play, and one for each fault of its published rules, if there are any.
 * @param returned the part of the stakes that the odds of the examples return, such as `0.975`
 */
export function* checkPlay(published: PublishedPlay, returned: string): Iterable<Verdict> {
  const settlement = categoryOf(published.id);
  const play = settlement?.findPlay(published.id);
  if (settlement === undefined || play === undefined) {
    yield { example: published.id, faults: [{ field: 'id', expected: 'a known play', actual: published.id }] };
    return;
  }
  const odds = oddsTable(settlement.tiersOf(play), unitCostOf(play), ratio(unitsOf(returned), 10_000));
  yield* checkRules(settlement, play, published, odds);
  for (const example of published.examples ?? []) {
    const name = `${play.id} ${JSON.stringify(example.sel)} on ${JSON.stringify(example.draw)}`;
    yield { example: name, faults: faultsOf(() => checkExample(settlement, play.id, odds, example)) };
  }
}
