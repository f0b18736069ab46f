import type { FamilyName, Play } from '../../../src/lottery/play.ts';
import * as digits from './digits.ts';
import * as numerals from './numerals.ts';
import * as sets from './sets.ts';
import type { Unit } from './unit.ts';

/** Writes out every unit bet of a valid selection. */
type Expand = (selection: never, params: never) => Unit[];

const EXPANSIONS: Readonly<Record<Exclude<FamilyName, 'opt'>, Expand>> = {
  straight: digits.straight,
  entry: digits.entry,
  sum: digits.sum,
  span: digits.span,
  combo: digits.combo,
  group: digits.group,
  zu3: digits.zu3,
  'group.entry': digits.groupEntry,
  'group.sum': digits.groupSum,
  'group.dan': digits.groupDan,
  fixed: digits.fixed,
  posopt: digits.posopt,
  any: digits.any,
  'any.entry': digits.anyEntry,
  'any.sum': digits.anySum,
  'any.group': digits.anyGroup,
  pairsingle: digits.pairsingle,
  face: digits.face,
  pack3: digits.pack3,
  anywhere: sets.anywhere,
  subset: sets.subset,
  'subset.entry': sets.subsetEntry,
  'subset.dan': sets.subset,
  'l.combo': sets.linkedNumbers,
  'l.zodk': sets.linkedZodiacs,
  'l.tailk': sets.linkedTails,
  toto: sets.toto,
  num: numerals.num,
  xien: numerals.xien,
  xienq: numerals.xienq,
  truot: numerals.truot,
  tod: numerals.tod,
  run: numerals.run,
  fourd: numerals.fourd,
  'fourd.box': numerals.fourdBox,
  'fourd.roll': numerals.fourdRoll,
};

/** Every unit bet of a valid selection, written out; plays of options have none, since each option is one. */
export function expand({ family, params }: Play, selection: unknown): Unit[] | undefined {
  return family === 'opt' ? undefined : EXPANSIONS[family](selection as never, params as never);
}

/** The tiers that a draw hits, counted unit bet by unit bet. */
export function settleEach(units: readonly Unit[], draw: unknown): Record<string, number> {
  const wins: Record<string, number> = {};
  for (const { hits } of units) {
    for (const tier of hits(draw as never)) wins[tier] = (wins[tier] ?? 0) + 1;
  }
  return wins;
}
