import { rankOf, type Card } from '../../cards/index.ts';
import { betOn, type NetResult, settleBet, type TableBet, type TableBets } from '../bets.ts';
import { LOST, pays, PUSH } from '../net.ts';
import type { Opposites } from '../valid-bet.ts';
import type { Round } from './deal.ts';

type Hand = readonly Card[];

const isPair = ([first, second]: Hand): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
const isPerfect = ([first, second]: Hand): boolean => first === second;
const cardCount = ({ player, banker }: Round): number => player.length + banker.length;
const isBankerSix = ({ result, bankerPoints }: Round): boolean => result === 'banker' && bankerPoints === 6;

/** A bet on one side: the stake comes back at a tie. */
function onSide(
  side: 'player' | 'banker',
  price: (round: Round) => ReturnType<typeof pays>,
  rtp: number,
): TableBet<Round> {
  return {
    net(round) {
      if (round.result === 'tie') return PUSH;
      return round.result === side ? price(round) : LOST;
    },
    returnToPlayer: rtp,
  };
}

const perfectPair: TableBet<Round> = {
  net({ player, banker }) {
    const hands = [player, banker].filter(isPerfect).length;
    return [LOST, pays(25), pays(200)][hands] ?? LOST;
  },
  returnToPlayer: 0.91953,
};

const lucky6: TableBet<Round> = {
  net(round) {
    if (!isBankerSix(round)) return LOST;
    return round.banker.length === 2 ? pays(12) : pays(20);
  },
  returnToPlayer: 0.833164,
};

/** All bets. `banker6` is the banker of the table without commission: a win with 6 points pays half. */
export const BETS: TableBets<Round> = new Map([
  ['player', onSide('player', () => pays(1), 0.987649)],
  ['banker', onSide('banker', () => pays(19, 20), 0.989421)],
  ['banker6', onSide('banker', (round) => (isBankerSix(round) ? pays(1, 2) : pays(1)), 0.985419)],
  ['tie', betOn(pays(8), 0.856404, ({ result }) => result === 'tie')],
  ['playerPair', betOn(pays(11), 0.896386, ({ player }) => isPair(player))],
  ['bankerPair', betOn(pays(11), 0.896386, ({ banker }) => isPair(banker))],
  ['eitherPair', betOn(pays(5), 0.862901, ({ player, banker }) => isPair(player) || isPair(banker))],
  ['perfectPair', perfectPair],
  ['big', betOn(pays(27, 50), 0.956543, (round) => cardCount(round) > 4)],
  ['small', betOn(pays(3, 2), 0.947171, (round) => cardCount(round) === 4)],
  ['lucky6', lucky6],
]);

/** The main sides, of which only the difference counts as valid bet. */
export const OPPOSITES: readonly Opposites[] = [[['player'], ['banker', 'banker6']]];

/** Names these rules in stored rounds; it changes when a rule or a price changes. */
export const RULES_VERSION = 'baccarat-1';

/** The profit of a bet after a round; `tables.unknown_bet` when the table has no such bet. */
export function netOf(bet: string, round: Round): NetResult {
  return settleBet(BETS, bet, round);
}
