import {
  addAnywhere,
  addDragonTiger,
  addFixed,
  addLongSection,
  addPositionSides,
  addThreeSection,
  addTotalSides,
  addTwoSection,
  DIGIT_OPTIONS,
  DIGITS,
  type Section,
} from '../digits/blocks.ts';
import type { Play } from '../play.ts';
import { type AddPlay, playTable } from '../play-table.ts';

const ALL: Section = ['f5', 'All 5', [0, 1, 2, 3, 4]];
const FOURS: readonly Section[] = [
  ['f4', 'Front 4', [0, 1, 2, 3]],
  ['b4', 'Back 4', [1, 2, 3, 4]],
];
const THREES: readonly Section[] = [
  ['f3', 'Front 3', [0, 1, 2]],
  ['m3', 'Middle 3', [1, 2, 3]],
  ['b3', 'Back 3', [2, 3, 4]],
];
const TWOS: readonly Section[] = [
  ['f2', 'Front 2', [0, 1]],
  ['b2', 'Back 2', [3, 4]],
];

function addAnyPosition(add: AddPlay): void {
  for (const k of [2, 3, 4]) {
    const [id, name] = [`r${String(k)}`, `Any ${String(k)}`];
    const any = { ...DIGITS, k };
    add(`${id}.straight`, `${name} straight`, 'any', any);
    add(`${id}.entry`, `${name} straight entry`, 'any.entry', any);
    if (k < 4) add(`${id}.sum`, `${name} straight sum`, 'any.sum', any);
  }
  add('r2.g2', 'Any 2 group', 'any.group', { ...DIGITS, k: 2, kind: 'diff' });
  add('r3.zu6', 'Any 3 group 6', 'any.group', { ...DIGITS, k: 3, kind: 'diff' });
  add('r3.zu3', 'Any 3 group 3', 'any.group', { ...DIGITS, k: 3, kind: 'zu3' });
  add('r4.g24', 'Any 4 group 24', 'any.group', { ...DIGITS, k: 4, kind: 'diff' });
}

const BULLS: readonly string[] = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10'];
const HANDS: readonly string[] = ['5k', '4k', 'fh', '3k', 'run', '2p', '1p', 'high'];
const LUCKY: readonly string[] = ['yifan fengshun', 'haoshi chengshuang', 'sanxing baoxi', 'siji facai'];

function addPatterns(group: (name: string) => AddPlay): void {
  const bulls = [...BULLS, 'big', 'small', 'odd', 'even'];
  group('Bull')('niu', 'Niu-niu (bull)', 'opt', { result: 'bull', options: bulls, tiered: true });
  group('Poker')('poker', 'Poker hand of 5', 'opt', { result: 'poker', options: HANDS, tiered: true });
  for (const [index, local] of LUCKY.entries()) {
    const times = index + 1;
    const name = `Digit at least ${String(times)} times (${local})`;
    const params = { result: 'lucky', times, options: DIGIT_OPTIONS, tiered: false };
    group('Special')(`lucky${String(times)}`, name, 'opt', params);
  }
}

/** Five digits 0..9, drawn in order with repetition. */
export const SSC_PLAYS: readonly Play[] = playTable('ssc', (groupOf) => {
  const group = (name: string): AddPlay => groupOf(name, 'ssc');
  for (const section of [ALL, ...FOURS]) addLongSection(group(section[1]), section);
  for (const section of THREES) addThreeSection(group(section[1]), section);
  for (const section of TWOS) addTwoSection(group(section[1]), section);
  addFixed(group('Fixed position'), ['', 'Fixed position (dingwei dan)', ALL[2]]);
  for (const section of [...THREES, ...FOURS]) addAnywhere(group('Anywhere'), section, 2);
  addAnywhere(group('Anywhere'), ALL, 3);
  addAnyPosition(group('Any position'));
  for (let dragon = 0; dragon < 5; dragon += 1) {
    for (let tiger = dragon + 1; tiger < 5; tiger += 1) {
      const [first, second] = [String(dragon + 1), String(tiger + 1)];
      const section: Section = [`dt.${first}${second}`, `position ${first} v ${second}`, [dragon, tiger]];
      addDragonTiger(group('Dragon tiger'), section);
    }
  }
  addTotalSides(group('Total'), ['total', 'Total of 5 big/small/odd/even', ALL[2]], 23);
  addPositionSides(group('Position'), 5);
  addPatterns(group);
});
