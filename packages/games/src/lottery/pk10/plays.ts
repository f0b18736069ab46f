import { PAIRS_OF_SIDES, SIDES } from '../digits/blocks.ts';
import type { Play } from '../play.ts';
import { type AddPlay, playTable } from '../play-table.ts';

const RANKS = { low: 1, high: 10, distinct: true } as const;
const NUMBERS = { ...RANKS, spaced: true } as const;
const PLACES = Array.from({ length: 10 }, (_, place) => place);
const front = (count: number): readonly number[] => PLACES.slice(0, count);

function addFront(add: AddPlay): void {
  add('f1.straight', 'Champion straight', 'straight', { ...NUMBERS, positions: front(1) });
  for (const count of [2, 3, 4, 5]) {
    const [id, name] = [`f${String(count)}`, `Front ${String(count)}`];
    const placed = { ...NUMBERS, positions: front(count) };
    add(`${id}.straight`, `${name} straight`, 'straight', placed);
    add(`${id}.entry`, `${name} entry`, 'entry', placed);
    if (count <= 3) add(`${id}.group`, `${name} group (any order)`, 'subset', { ...placed, k: count });
  }
}

/** The sum of champion and runner-up, 3..19. */
function addSums(add: AddPlay): void {
  const placed = { ...RANKS, positions: front(2), tiered: true };
  const sums = Array.from({ length: 17 }, (_, index) => String(index + 3));
  const sides = { ...placed, result: 'sumSides', big: 12, options: SIDES };
  const pairs = { ...placed, result: 'sumPair', big: 12, options: PAIRS_OF_SIDES };
  add('sum2', 'Champion + runner-up sum 3-19', 'opt', { ...placed, result: 'sumValue', options: sums });
  add('sum2.bsoe', 'Champion + runner-up sum big (>=12) / small (<=11) / odd / even', 'opt', sides);
  add('sum2.combo', 'Champion + runner-up sum big-odd / big-even / small-odd / small-even', 'opt', pairs);
}

/** The order of ten racers; position 0 is the champion. */
export const PK10_PLAYS: readonly Play[] = playTable('pk10', (groupOf) => {
  const group = (name: string): AddPlay => groupOf(name, 'pk10');
  addFront(group('Front'));
  const anywhere = group('Anywhere');
  anywhere('f3.any1', 'Number in front 3', 'anywhere', { ...NUMBERS, positions: front(3), k: 1 });
  anywhere('f5.any1', 'Number in front 5', 'anywhere', { ...NUMBERS, positions: front(5), k: 1 });
  const fixed = group('Fixed position');
  fixed('fixed.1_5', 'Fixed position 1-5', 'fixed', { ...NUMBERS, positions: front(5) });
  fixed('fixed.6_10', 'Fixed position 6-10', 'fixed', { ...NUMBERS, positions: PLACES.slice(5) });
  addSums(group('Sum'));
  for (const place of PLACES) {
    const number = String(place + 1);
    const sides = { ...RANKS, result: 'positionSides', positions: [place], big: 6, options: SIDES, tiered: false };
    group('Position')(`pos${number}.bsoe`, `Position ${number} big 6-10 / small / odd / even`, 'opt', sides);
  }
  for (const dragon of front(5)) {
    const rivals = { ...RANKS, result: 'dragonTiger', positions: [dragon, 9 - dragon] };
    const [first, second] = [String(dragon + 1), String(10 - dragon)];
    const params = { ...rivals, options: ['dragon', 'tiger'], tiered: false };
    group('Dragon tiger')(`dt.${first}v${second}`, `Dragon-tiger ${first} v ${second}`, 'opt', params);
  }
});
