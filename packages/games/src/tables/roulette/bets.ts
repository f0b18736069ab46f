import type { Stream } from '../../fairness/index.ts';
import { betOn, type NetResult, settleBet, type TableBet, type TableBets } from '../bets.ts';
import { pays } from '../net.ts';
import type { Opposites } from '../valid-bet.ts';
import { COLUMNS, CORNERS, DOZENS, LINES, NUMBERS, POCKET_COUNT, RED, SPLITS, STRAIGHTS, STREETS } from './layout.ts';

type Entry = [string, TableBet<number>];
type Sets = readonly (readonly number[])[];

/** Every bet returns 36 of 37. */
const RETURN_TO_PLAYER = 0.972973;

/** A bet on a set of numbers; all prices follow from how many of 36 it covers. */
const on = (id: string, numbers: readonly number[]): Entry => [
  id,
  betOn(pays(NUMBERS.length / numbers.length - 1), RETURN_TO_PLAYER, (pocket) => numbers.includes(pocket)),
];

/** Bets that are named by their numbers, such as `split:17-18`. */
const byNumbers = (kind: string, sets: Sets): Entry[] => sets.map((set) => on(`${kind}:${set.join('-')}`, set));
/** Bets that are named by their place, such as `dozen:2`. */
const byPlace = (kind: string, sets: Sets): Entry[] =>
  sets.map((set, place) => on(`${kind}:${String(place + 1)}`, set));
const where = (isMet: (number: number) => boolean): readonly number[] => NUMBERS.filter(isMet);

/** All 157 bets. */
export const BETS: TableBets<number> = new Map([
  ...byNumbers('straight', STRAIGHTS),
  ...byNumbers('split', SPLITS),
  ...byNumbers('street', STREETS),
  ...byNumbers('corner', CORNERS),
  ...byNumbers('line', LINES),
  ...byPlace('dozen', DOZENS),
  ...byPlace('column', COLUMNS),
  on('red', RED),
  on(
    'black',
    where((number) => !RED.includes(number)),
  ),
  on(
    'odd',
    where((number) => number % 2 === 1),
  ),
  on(
    'even',
    where((number) => number % 2 === 0),
  ),
  on(
    'low',
    where((number) => number <= 18),
  ),
  on(
    'high',
    where((number) => number > 18),
  ),
]);

/** The even chances, of which only the difference counts as valid bet. */
export const OPPOSITES: readonly Opposites[] = [
  [['red'], ['black']],
  [['odd'], ['even']],
  [['low'], ['high']],
];

/** Names these rules in stored rounds; it changes when a rule or a price changes. */
export const RULES_VERSION = 'roulette-1';

/** Where the ball lies. */
export function spin(stream: Pick<Stream, 'uniform'>): number {
  return stream.uniform(POCKET_COUNT);
}

/** The profit of a bet after a spin; `tables.unknown_bet` for any set of numbers that the table does not offer. */
export function netOf(bet: string, pocket: number): NetResult {
  return settleBet(BETS, bet, pocket);
}
