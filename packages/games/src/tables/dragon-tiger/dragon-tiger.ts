import { decks, rankNumber, suitOf, type Card } from '../../cards/index.ts';
import type { Stream } from '../../fairness/index.ts';
import { betOn, type NetResult, settleBet, type TableBet, type TableBets } from '../bets.ts';
import { LOST, pays } from '../net.ts';
import type { Opposites } from '../valid-bet.ts';

const DECK_COUNT = 8;
const shoe = decks(DECK_COUNT);

/** One card for each side; the ace is low. */
export type Round = { readonly dragon: Card; readonly tiger: Card };

/** Deals a round from eight decks that are shuffled anew every time: the dragon's card first. */
export function deal(stream: Pick<Stream, 'draw'>): Round {
  const [dragon, tiger] = stream.draw(shoe, 2) as [Card, Card];
  return { dragon, tiger };
}

/** Who has the higher rank. */
export function resultOf({ dragon, tiger }: Round): 'dragon' | 'tiger' | 'tie' {
  const difference = rankNumber(dragon) - rankNumber(tiger);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'dragon' : 'tiger';
}

/** A bet on one side: a tie loses half. */
function onSide(side: 'dragon' | 'tiger'): TableBet<Round> {
  return {
    net(round) {
      const result = resultOf(round);
      if (result === 'tie') return pays(-1, 2);
      return result === side ? pays(1) : LOST;
    },
    returnToPlayer: 0.962651,
  };
}

const isOdd = (card: Card): boolean => rankNumber(card) % 2 === 1;
const isRed = (card: Card): boolean => ['H', 'D'].includes(suitOf(card));

/** Side bets on one card. */
function cardBets(prefix: 'd' | 't', side: 'dragon' | 'tiger'): [string, TableBet<Round>][] {
  return [
    [`${prefix}.odd`, betOn(pays(3, 4), 0.942308, (round) => isOdd(round[side]))],
    [`${prefix}.even`, betOn(pays(21, 20), 0.946154, (round) => !isOdd(round[side]))],
    [`${prefix}.red`, betOn(pays(9, 10), 0.95, (round) => isRed(round[side]))],
    [`${prefix}.black`, betOn(pays(9, 10), 0.95, (round) => !isRed(round[side]))],
  ];
}

/** All bets. */
export const BETS: TableBets<Round> = new Map([
  ['dragon', onSide('dragon')],
  ['tiger', onSide('tiger')],
  ['tie', betOn(pays(8), 0.672289, (round) => resultOf(round) === 'tie')],
  ['suitedTie', betOn(pays(50), 0.860241, ({ dragon, tiger }) => dragon === tiger)],
  ...cardBets('d', 'dragon'),
  ...cardBets('t', 'tiger'),
]);

/** The main sides, of which only the difference counts as valid bet. */
export const OPPOSITES: readonly Opposites[] = [[['dragon'], ['tiger']]];

/** Names these rules in stored rounds; it changes when a rule or a price changes. */
export const RULES_VERSION = 'dragon-tiger-1';

/** The profit of a bet after a round; `tables.unknown_bet` when the table has no such bet. */
export function netOf(bet: string, round: Round): NetResult {
  return settleBet(BETS, bet, round);
}
