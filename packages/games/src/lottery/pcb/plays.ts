import {
  addAnywhere,
  addDragonTiger,
  addFixed,
  addPositionSides,
  addTotalSides,
  DIGITS,
  PAIRS_OF_SIDES,
  SHAPES,
} from '../digits/blocks.ts';
import type { Play } from '../play.ts';
import { type AddPlay, playTable } from '../play-table.ts';

const ALL = [0, 1, 2];
const PLACED = { ...DIGITS, positions: ALL } as const;
const SUMS = Array.from({ length: 28 }, (_, sum) => String(sum));

function addSums(add: AddPlay): void {
  add('num', 'Sum number 0-27', 'opt', { ...PLACED, result: 'sumValue', options: SUMS, tiered: true });
  addTotalSides(add, ['bsoe', 'Sum big 14-27 / small 0-13 / odd / even', ALL], 14);
  const pairs = { ...PLACED, result: 'sumPair', big: 14, options: PAIRS_OF_SIDES, tiered: true };
  add('combo', 'Big-odd / big-even / small-odd / small-even', 'opt', pairs);
  const extremes = { ...PLACED, result: 'extreme', options: ['xbig', 'xsmall'], tiered: false };
  add('extreme', 'Extreme big 22-27 / extreme small 0-5', 'opt', extremes);
  const colours = { ...PLACED, result: 'colourOfSum', options: ['red', 'green', 'blue'], tiered: true };
  add('wave', 'Colour red/green/blue (0,13,14,27 none)', 'opt', colours);
  add('pack3', 'Pack of 3 sums', 'pack3', {});
}

/** Three digits 0..9 with repetition; the result is their sum 0..27. */
export const PCB_PLAYS: readonly Play[] = playTable('pcb', (groupOf) => {
  const group = (name: string): AddPlay => groupOf(name, 'pcb');
  const digits = group('Digits');
  addSums(group('Sum'));
  const shape = { ...PLACED, result: 'shape', options: SHAPES, tiered: true };
  group('Shape')('shape', 'Triple / run / pair / half run / mixed', 'opt', shape);
  digits('straight', '3 digits straight', 'straight', PLACED);
  digits('zu3', 'Group 3', 'zu3', PLACED);
  digits('zu6', 'Group 6', 'group', { ...PLACED, rows: [[1, 3]] });
  digits('f2.straight', 'Front 2 straight', 'straight', { ...DIGITS, positions: [0, 1] });
  digits('b2.straight', 'Back 2 straight', 'straight', { ...DIGITS, positions: [1, 2] });
  addFixed(digits, ['', 'Fixed position', ALL]);
  addAnywhere(group('Anywhere'), ['d3', '3 digits', ALL], 2);
  addPositionSides(digits, 3);
  addDragonTiger(group('Dragon tiger'), ['dt', '1 v 3', [0, 2]]);
});
