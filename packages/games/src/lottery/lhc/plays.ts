import { DIGIT_OPTIONS, PAIRS_OF_SIDES, SIDES } from '../digits/blocks.ts';
import type { LinkedMode, Play } from '../play.ts';
import { type AddPlay, playTable } from '../play-table.ts';
import { ZODIACS } from './zodiac.ts';

const SPECIAL = 6;
const BALLS = Array.from({ length: 49 }, (_, index) => String(index + 1));
const COLOURS = ['red', 'blue', 'green'];
const BALL_SIDES = [...SIDES, 'sumodd', 'sumeven', 'sumbig', 'sumsmall', 'tailbig', 'tailsmall'];
const HALF_COLOURS = COLOURS.flatMap((colour) => SIDES.map((side) => `${colour}-${side}`));

function addBall(add: AddPlay, colours: AddPlay, id: string, name: string, place: number): void {
  const positions = [place];
  const sides = { result: 'ballSides', positions, options: BALL_SIDES, tiered: true };
  add(id, `${name} number`, 'opt', { result: 'ballNumber', positions, options: BALLS, tiered: false });
  add(`${id}.sides`, `${name} two-sides (49 = push)`, 'opt', sides);
  colours(`${id}.wave`, `${name} colour`, 'opt', { result: 'ballColour', positions, options: COLOURS, tiered: true });
}

function addSpecial(group: (name: string) => AddPlay): void {
  const positions = [SPECIAL];
  addBall(group('Special'), group('Wave'), 'sp', 'Special', SPECIAL);
  const pairs = { result: 'ballPair', positions, options: PAIRS_OF_SIDES, tiered: false };
  group('Special')('sp.combo', 'Special size and parity in one (49 = push)', 'opt', pairs);
  const halves = { result: 'ballHalfColour', positions, options: HALF_COLOURS, tiered: true };
  group('Wave')('sp.half', 'Special half wave (49 = push)', 'opt', halves);
  group('Zodiac')('sp.zod', 'Special zodiac', 'opt', { result: 'ballZodiac', options: ZODIACS, tiered: true });
  const tails = { result: 'ballTail', positions, options: DIGIT_OPTIONS, tiered: true };
  group('Tail')('sp.tail', 'Special last digit', 'opt', tails);
  const heads = { result: 'ballHead', positions, options: DIGIT_OPTIONS.slice(0, 5), tiered: true };
  group('Tail')('sp.head', 'Special first digit', 'opt', heads);
}

const LINKED: readonly (readonly [string, string, number, LinkedMode])[] = [
  ['c2all', '2 of 2 regular', 2, 'all'],
  ['c3all', '3 of 3 regular', 3, 'all'],
  ['c4all', '4 of 4 regular', 4, 'all'],
  ['c3of2', '3 numbers, 2 or 3 hit', 3, '3of2'],
  ['c2sp', '2 numbers: both regular, or one regular + special', 2, '2sp'],
  ['cts', '2 numbers: one regular + special', 2, 'ts'],
];

function addLinked(group: (name: string) => AddPlay): void {
  for (const [id, name, k, mode] of LINKED) group('Linked numbers')(id, name, 'l.combo', { k, mode });
  for (let k = 5; k <= 12; k += 1) {
    const size = String(k);
    group('No hit')(`none${size}`, `${size} numbers, none drawn`, 'l.combo', { k, mode: 'none' });
    if (k <= 10) group('One hit')(`one${size}`, `${size} numbers, exactly one drawn`, 'l.combo', { k, mode: 'one' });
  }
  for (let k = 1; k <= 5; k += 1) {
    const size = String(k);
    const [some, all] = k === 1 ? ['', ''] : ['s', 'all '];
    group('Zodiac')(`zod${size}`, `${size} zodiac${some} ${all}among 7`, 'l.zodk', { k });
    group('Tail')(`tail${size}`, `${size} last digit${some} ${all}among 7`, 'l.tailk', { k });
  }
}

/** Six regular balls and a special one of 1..49. */
export const LHC_PLAYS: readonly Play[] = playTable('lhc', (groupOf) => {
  const group = (name: string): AddPlay => groupOf(name, 'lhc');
  addSpecial(group);
  for (let place = 0; place < SPECIAL; place += 1) {
    const number = String(place + 1);
    const regular = group('Regular position');
    addBall(regular, regular, `pos${number}`, `Regular ball ${number}`, place);
  }
  const regular = { result: 'regularBall', options: BALLS, tiered: false };
  group('Regular')('reg', 'Number among the 6 regular balls', 'opt', regular);
  addLinked(group);
  const total = { result: 'totalSides', options: SIDES, tiered: true };
  group('Total')('total', 'Total of 7 big (>=175) / small / odd / even', 'opt', total);
  const counts = { result: 'zodiacCount', options: ['2', '3', '4', '5', '6', '7'], tiered: true };
  group('Zodiac')('zodcount', 'Number of distinct zodiacs among 7', 'opt', counts);
  const colours = { result: 'colourOfSeven', options: [...COLOURS, 'tie'], tiered: true };
  group('Wave')('wave7', 'Colour of the 7 balls (special counts 1.5)', 'opt', colours);
});
