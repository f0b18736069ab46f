import { choose } from '../arithmetic/choose.ts';
import type { TotoDraw } from '../draw.ts';
import type { Counting, Settling } from '../family.ts';
import { ratio } from '../odds/fraction.ts';
import { tier } from '../odds/tier.ts';
import { readNumbers } from '../selection/read-numbers.ts';
import { chanceOfFall, eachFall, fallOf, NO_FALL } from './composition.ts';

const SIZE = 6;
const NUMBERS = { low: 1, high: 49, min: SIZE, max: 12 };

/** System n: every 6-subset of the n numbers is a unit bet. */
export const toto: Counting<unknown, readonly number[]> = {
  read: (selection) => readNumbers(selection, NUMBERS),
  count: (numbers) => choose(numbers.length, SIZE),
};

/** The groups: how many main numbers, whether the additional one is needed, and their parts of the return in percent. */
const GROUPS = [
  { id: 'g1', main: 6, add: 0, percent: 35 },
  { id: 'g2', main: 5, add: 1, percent: 8 },
  { id: 'g3', main: 5, add: 0, percent: 6 },
  { id: 'g4', main: 4, add: 1, percent: 5 },
  { id: 'g5', main: 4, add: 0, percent: 10 },
  { id: 'g6', main: 3, add: 1, percent: 10 },
  { id: 'g7', main: 3, add: 0, percent: 26 },
];

/** Each 6-subset is in the group of its main numbers and the additional one. */
export const totoSettling: Settling<unknown, readonly number[], TotoDraw> = {
  wins: (numbers, { main, add }) => {
    const wins: Record<string, number> = {};
    eachFall(SIZE, NO_FALL, fallOf(numbers, main, add[0] as number), (hits, additional, combinations) => {
      const group = GROUPS.find((candidate) => candidate.main === hits && candidate.add === additional);
      if (group !== undefined) wins[group.id] = combinations;
    });
    return wins;
  },
  tiers: () =>
    GROUPS.map(({ id, main, add, percent }) => tier(id, chanceOfFall(SIZE, main, add), { share: ratio(percent, 100) })),
};
