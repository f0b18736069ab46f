import type { GroupParams } from '../play.ts';
import type { AddPlay } from '../play-table.ts';

/** Digits drawn with repetition. */
export const DIGITS = { low: 0, high: 9 } as const;

export const DIGIT_OPTIONS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
export const SIDES: readonly string[] = ['big', 'small', 'odd', 'even'];
export const PAIRS_OF_SIDES: readonly string[] = ['big-odd', 'big-even', 'small-odd', 'small-even'];
export const SHAPES: readonly string[] = ['triple', 'run', 'pair', 'halfrun', 'mixed'];

/** A part of a draw: id, name, positions. */
export type Section = readonly [id: string, name: string, positions: readonly number[]];

const FIVE_GROUPS: Readonly<Record<string, GroupParams['rows']>> = {
  '120': [[1, 5]],
  '60': [
    [2, 1],
    [1, 3],
  ],
  '30': [
    [2, 2],
    [1, 1],
  ],
  '20': [
    [3, 1],
    [1, 2],
  ],
  '10': [
    [3, 1],
    [2, 1],
  ],
  '5': [
    [4, 1],
    [1, 1],
  ],
};

const FOUR_GROUPS: Readonly<Record<string, GroupParams['rows']>> = {
  '24': [[1, 4]],
  '12': [
    [2, 1],
    [1, 2],
  ],
  '6': [[2, 2]],
  '4': [
    [3, 1],
    [1, 1],
  ],
};

function addStraight(add: AddPlay, [id, name, positions]: Section): void {
  add(`${id}.straight`, `${name} straight`, 'straight', { ...DIGITS, positions });
  add(`${id}.entry`, `${name} straight single entry`, 'entry', { ...DIGITS, positions });
}

function addCombination(add: AddPlay, [id, name, positions]: Section): void {
  add(`${id}.combo`, `${name} straight combination`, 'combo', { ...DIGITS, positions });
}

function addSumAndSpan(add: AddPlay, [id, name, positions]: Section): void {
  add(`${id}.sum`, `${name} straight sum`, 'sum', { ...DIGITS, positions });
  add(`${id}.span`, `${name} straight span`, 'span', { ...DIGITS, positions });
}

function addMixedGroups(add: AddPlay, [id, name, positions]: Section): void {
  const mixed = positions.length === 2 ? '' : 'mixed ';
  add(`${id}.gentry`, `${name} ${mixed}group entry`, 'group.entry', { ...DIGITS, positions });
  add(`${id}.gsum`, `${name} group sum`, 'group.sum', { ...DIGITS, positions });
  add(`${id}.gdan`, `${name} group with one banker digit`, 'group.dan', { ...DIGITS, positions });
}

function addSides(add: AddPlay, [id, name, positions]: Section): void {
  add(`${id}.bsoe`, `${name} big/small/odd/even`, 'posopt', { ...DIGITS, positions });
}

/** Four or five positions: straight plays and groups by multiplicity. */
export function addLongSection(add: AddPlay, section: Section): void {
  const [id, name, positions] = section;
  addStraight(add, section);
  addCombination(add, section);
  for (const [number, rows] of Object.entries(positions.length === 5 ? FIVE_GROUPS : FOUR_GROUPS)) {
    add(`${id}.g${number}`, `${name} group ${number}`, 'group', { ...DIGITS, positions, rows });
  }
}

/** Three positions: straight plays, groups, sum tail, shape, sides. */
export function addThreeSection(add: AddPlay, section: Section): void {
  const [id, name, positions] = section;
  const placed = { ...DIGITS, positions };
  addStraight(add, section);
  addSumAndSpan(add, section);
  addCombination(add, section);
  add(`${id}.zu3`, `${name} group 3`, 'zu3', placed);
  add(`${id}.zu6`, `${name} group 6`, 'group', { ...placed, rows: [[1, 3]] });
  addMixedGroups(add, section);
  add(`${id}.sumtail`, `${name} sum tail`, 'opt', {
    ...placed,
    result: 'sumTail',
    options: DIGIT_OPTIONS,
    tiered: false,
  });
  add(`${id}.shape`, `${name} shape`, 'opt', { ...placed, result: 'shape', options: SHAPES, tiered: true });
  addSides(add, section);
}

/** Two positions: straight plays, groups, sides. */
export function addTwoSection(add: AddPlay, section: Section): void {
  const [id, name, positions] = section;
  addStraight(add, section);
  addSumAndSpan(add, section);
  add(`${id}.g2`, `${name} group`, 'group', { ...DIGITS, positions, rows: [[1, 2]] });
  addMixedGroups(add, section);
  addSides(add, section);
}

/** One digit for each position, each a bet of its own. */
export function addFixed(add: AddPlay, [id, name, positions]: Section): void {
  add(id === '' ? 'fixed' : `${id}.fixed`, name, 'fixed', { ...DIGITS, positions });
}

/** Digits anywhere among the positions, 1..kMax at once. */
export function addAnywhere(add: AddPlay, [id, name, positions]: Section, kMax: number): void {
  for (let k = 1; k <= kMax; k += 1) {
    const what = k === 1 ? '1 digit' : `${String(k)} digits`;
    add(`${id}.any${String(k)}`, `${name} anywhere, ${what}`, 'anywhere', { ...DIGITS, positions, k });
  }
}

/** Dragon (position a) against tiger (position b), with ties. */
export function addDragonTiger(add: AddPlay, [id, name, positions]: Section): void {
  const options = ['dragon', 'tiger', 'tie'];
  add(id, `Dragon-tiger-tie, ${name}`, 'opt', { ...DIGITS, result: 'dragonTiger', positions, options, tiered: true });
}

/** Sides of the sum of the positions. */
export function addTotalSides(add: AddPlay, [id, name, positions]: Section, big: number): void {
  add(id, name, 'opt', { ...DIGITS, result: 'sumSides', positions, big, options: SIDES, tiered: false });
}

/** Sides of each single position. */
export function addPositionSides(add: AddPlay, count: number): void {
  for (let place = 0; place < count; place += 1) {
    const number = String(place + 1);
    add(`pos${number}.bsoe`, `Position ${number} big/small/odd/even`, 'opt', {
      ...DIGITS,
      result: 'positionSides',
      positions: [place],
      big: 5,
      options: SIDES,
      tiered: false,
    });
  }
}
