import { SIDES } from '../digits/blocks.ts';
import type { Play } from '../play.ts';
import { type AddPlay, playTable } from '../play-table.ts';

/** Five different numbers of 1..11; entries are two-digit tokens. */
const NUMBERS = { low: 1, high: 11, distinct: true, spaced: true } as const;
const ALL = [0, 1, 2, 3, 4];

const SECTIONS: readonly (readonly [string, string, readonly number[]])[] = [
  ['f3', 'Front 3', [0, 1, 2]],
  ['m3', 'Middle 3', [1, 2, 3]],
  ['b3', 'Back 3', [2, 3, 4]],
  ['f2', 'Front 2', [0, 1]],
  ['b2', 'Back 2', [3, 4]],
];

function addSections(group: (name: string) => AddPlay): void {
  for (const [id, name, positions] of SECTIONS) {
    const add = group(name);
    const placed = { ...NUMBERS, positions };
    const set = { ...placed, k: positions.length };
    add(`${id}.straight`, `${name} straight`, 'straight', placed);
    add(`${id}.entry`, `${name} straight entry`, 'entry', placed);
    add(`${id}.group`, `${name} group`, 'subset', set);
    add(`${id}.gentry`, `${name} group entry`, 'subset.entry', set);
    add(`${id}.gdan`, `${name} group bank/drag`, 'subset.dan', set);
    if (positions.length === 3) {
      group('Anywhere')(`${id}.any1`, `${name} anywhere 1`, 'anywhere', { ...placed, k: 1 });
    }
  }
}

/** Any k numbers: up to five of them have to be drawn; of six to eight, all five drawn ones have to be among them. */
function addAny(add: AddPlay): void {
  for (let k = 1; k <= 8; k += 1) {
    const [id, name] = [`r${String(k)}`, `Any ${String(k)}`];
    const set = { ...NUMBERS, positions: ALL, k };
    add(id, `${name} (${String(Math.min(k, 5))} of 5)`, 'subset', set);
    add(`${id}.entry`, `${name} entry`, 'subset.entry', set);
    if (k > 1) add(`${id}.dan`, `${name} bank/drag`, 'subset.dan', set);
  }
}

function addSides(group: (name: string) => AddPlay): void {
  const range = { low: 1, high: 11, distinct: true } as const;
  for (const place of ALL) {
    const number = String(place + 1);
    group('Position')(`pos${number}.bsoe`, `Position ${number} big/small/odd/even, 11 = push`, 'opt', {
      ...range,
      result: 'positionSides',
      positions: [place],
      big: 6,
      pushOn: [11],
      options: SIDES,
      tiered: false,
    });
  }
  const total = { ...range, result: 'sumSides', positions: ALL, big: 31 };
  const size = { ...total, pushOn: [30], options: ['big', 'small'], tiered: false };
  group('Total')('total', 'Total big/small, 30 = push', 'opt', size);
  group('Total')('totaloe', 'Total odd/even', 'opt', { ...total, options: ['odd', 'even'], tiered: true });
  const dragonTiger = {
    ...range,
    result: 'dragonTiger',
    positions: [0, 4],
    options: ['dragon', 'tiger'],
    tiered: false,
  };
  group('Dragon tiger')('dt', 'Dragon-tiger 1 v 5', 'opt', dragonTiger);
}

const ODD_COUNTS = ['0-5', '1-4', '2-3', '3-2', '4-1', '5-0'];
const MEDIANS = ['3', '4', '5', '6', '7', '8', '9'];

export const ELEVEN_PLAYS: readonly Play[] = playTable('11x5', (groupOf) => {
  const group = (name: string): AddPlay => groupOf(name, '11x5');
  addSections(group);
  group('Fixed position')('fixed', 'Fixed position (5)', 'fixed', { ...NUMBERS, positions: ALL });
  addAny(group('Any'));
  const fun = group('Fun');
  fun('oddcount', 'Number of odd-even', 'opt', { result: 'oddCount', options: ODD_COUNTS, tiered: true });
  fun('median', 'Guess the middle', 'opt', { result: 'median', options: MEDIANS, tiered: true });
  addSides(group);
});
