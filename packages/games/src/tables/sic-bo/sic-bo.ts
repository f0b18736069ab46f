import type { Stream } from '../../fairness/index.ts';
import { betOn, type NetResult, settleBet, type TableBet, type TableBets } from '../bets.ts';
import { LOST, pays } from '../net.ts';
import type { Opposites } from '../valid-bet.ts';

/** Three dice, 1..6, in the order of their rolls. */
export type Dice = readonly [number, number, number];

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Rolls three dice. */
export function roll(stream: Pick<Stream, 'uniform'>): Dice {
  return [1 + stream.uniform(6), 1 + stream.uniform(6), 1 + stream.uniform(6)];
}

/** What a sum pays to 1, and the published return; 4 and 17, 5 and 16 and so on are alike. */
const SUMS: readonly (readonly [sums: readonly [number, number], price: number, returnToPlayer: number])[] = [
  [[4, 17], 60, 0.847222],
  [[5, 16], 30, 0.861111],
  [[6, 15], 17, 0.833333],
  [[7, 14], 12, 0.902778],
  [[8, 13], 8, 0.875],
  [[9, 12], 6, 0.810185],
  [[10, 11], 6, 0.875],
];

const EVEN_MONEY_RETURN = 0.972222;

const sumOf = ([first, second, third]: Dice): number => first + second + third;
const countOf = (dice: Dice, face: number): number => dice.filter((shown) => shown === face).length;
const isTriple = ([first, second, third]: Dice): boolean => first === second && second === third;
const isPlain = (dice: Dice, isMet: (sum: number) => boolean): boolean => !isTriple(dice) && isMet(sumOf(dice));

/** A face pays 1, 2 or 3 to 1 by how often it shows. */
function single(face: number): TableBet<Dice> {
  return {
    net(dice) {
      const count = countOf(dice, face);
      return count === 0 ? LOST : pays(count);
    },
    returnToPlayer: 0.921296,
  };
}

const sums = SUMS.flatMap(([both, price, rtp]) =>
  both.map((sum): [string, TableBet<Dice>] => [
    `sum:${String(sum)}`,
    betOn(pays(price), rtp, (dice) => sumOf(dice) === sum),
  ]),
);

const faces = FACES.flatMap((face): [string, TableBet<Dice>][] => [
  [`single:${String(face)}`, single(face)],
  [`double:${String(face)}`, betOn(pays(10), 0.814815, (dice) => countOf(dice, face) >= 2)],
  [`triple:${String(face)}`, betOn(pays(180), 0.837963, (dice) => countOf(dice, face) === 3)],
]);

const pairs = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high): [string, TableBet<Dice>] => [
    `pair:${String(low)}-${String(high)}`,
    betOn(pays(5), 0.833333, (dice) => dice.includes(low) && dice.includes(high)),
  ]),
);

/** All bets. Big, small, odd and even lose at a triple. */
export const BETS: TableBets<Dice> = new Map([
  ['big', betOn(pays(1), EVEN_MONEY_RETURN, (dice: Dice) => isPlain(dice, (sum) => sum >= 11))],
  ['small', betOn(pays(1), EVEN_MONEY_RETURN, (dice: Dice) => isPlain(dice, (sum) => sum <= 10))],
  ['odd', betOn(pays(1), EVEN_MONEY_RETURN, (dice: Dice) => isPlain(dice, (sum) => sum % 2 === 1))],
  ['even', betOn(pays(1), EVEN_MONEY_RETURN, (dice: Dice) => isPlain(dice, (sum) => sum % 2 === 0))],
  ['anytriple', betOn(pays(30), 0.861111, isTriple)],
  ...sums,
  ...faces,
  ...pairs,
]);

/** The main sides, of which only the difference counts as valid bet. */
export const OPPOSITES: readonly Opposites[] = [
  [['big'], ['small']],
  [['odd'], ['even']],
];

/** Names these rules in stored rounds; it changes when a rule or a price changes. */
export const RULES_VERSION = 'sic-bo-1';

/** The profit of a bet after a roll; `tables.unknown_bet` when the table has no such bet. */
export function netOf(bet: string, dice: Dice): NetResult {
  return settleBet(BETS, bet, dice);
}
