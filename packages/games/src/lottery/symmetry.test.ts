import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastWords } from '../../testing/fast-words.ts';
import { rangeOf } from '../../testing/lottery/naive/unit.ts';
import { randomSelection } from '../../testing/lottery/random-selection.ts';
import { streamOf } from '../fairness/index.ts';
import { categories } from './all/index.ts';
import { generateDraw } from './draws/index.ts';
import type { FamilyName } from './play.ts';
import type { Settlement } from './settlement.ts';

/** Families that care which numbers are equal, not which they are; all numbers of their selections are drawn numbers. */
const NAMELESS: readonly FamilyName[] = [
  'straight',
  'combo',
  'group',
  'zu3',
  'fixed',
  'anywhere',
  'any',
  'subset',
  'subset.dan',
  'pairsingle',
  'face',
  'l.combo',
  'toto',
];

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  ssc: [0, 9],
  lf: [0, 9],
  pcb: [0, 9],
  k3: [1, 6],
  '11x5': [1, 11],
  pk10: [1, 10],
  lhc: [1, 49],
  sea: [1, 49],
};

/** The same selection or draw with every number renamed. */
function rename(value: unknown, names: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') return names.get(value);
  if (Array.isArray(value)) return value.map((item) => rename(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rename(part, names)]));
}

function outcome({ read, settle }: Settlement, playId: string, selection: unknown, draw: unknown): unknown {
  const ticket = read(playId, selection);
  return ticket.ok ? [ticket.value.bets, settle(ticket.value, draw as never)] : ticket.code;
}

describe('renaming the numbers of a bet and of its draw alike', () => {
  it.each(Object.entries(RANGES))('changes nothing: %s', (name, [low, high]) => {
    const settlement = categories.get(name) as Settlement;
    const numbers = rangeOf(low, high);
    const plays = settlement.plays.filter(({ family }) => NAMELESS.includes(family));
    expect(plays.length).toBeGreaterThan(0);
    for (const play of plays) {
      const property = fc.property(fc.nat(), (seed) => {
        const stream = streamOf(fastWords(seed));
        const shuffled = stream.draw(numbers, numbers.length);
        const names = new Map(numbers.map((number, index) => [number, shuffled[index] as number]));
        const selection = randomSelection(stream, play);
        const draw = generateDraw(play.draw, stream, 'horse');
        const renamed = outcome(settlement, play.id, rename(selection, names), rename(draw, names));
        expect(renamed).toEqual(outcome(settlement, play.id, selection, draw));
      });
      fc.assert(property, { numRuns: 30, seed: 2026 });
    }
  });
});

describe('changing the order inside a selection', () => {
  it.each([...categories])('changes nothing: %s', (name, settlement) => {
    for (const play of settlement.plays.filter(({ family }) => !family.endsWith('straight'))) {
      const stream = streamOf(fastWords(11));
      const selection = randomSelection(stream, play);
      const draw = generateDraw(play.draw, stream, 'horse');
      const isSet = Array.isArray(selection) && !Array.isArray(selection[0]);
      const other = isSet ? selection.toReversed() : selection;
      expect(outcome(settlement, play.id, other, draw)).toEqual(outcome(settlement, play.id, selection, draw));
    }
    expect(settlement.findPlay(`${name}.`)).toBeUndefined();
  });
});
