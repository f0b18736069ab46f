import { decks, rankNumber, type Card } from '../../cards/index.ts';
import type { Stream } from '../../fairness/index.ts';

const DECK_COUNT = 8;
/** A round takes six cards at most. */
const CARDS_MAX = 6;
const shoe = decks(DECK_COUNT);

/** The two hands of a round and what they come to. */
export type Round = {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** Points of the player's and of the banker's hand, 0..9. */
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly result: 'player' | 'banker' | 'tie';
};

/** Points of one card: the ace 1, ten and pictures 0. */
export function cardPoints(card: Card): number {
  const number = rankNumber(card);
  return number > 9 ? 0 : number;
}

function points(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + cardPoints(card), 0) % 10;
}

/** Whether a hand of two cards ends the round at once. */
export function isNatural(handPoints: number): boolean {
  return handPoints >= 8;
}

/** Whether the player takes a third card. */
export function playerDraws(playerPoints: number): boolean {
  return playerPoints <= 5;
}

/**
 * Whether the banker takes a third card.
 * @param playerThird points of the player's third card, undefined when the player stood
 */
export function bankerDraws(bankerPoints: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return bankerPoints <= 5;
  switch (bankerPoints) {
    case 3:
      return playerThird !== 8;
    case 4:
      return playerThird >= 2 && playerThird <= 7;
    case 5:
      return playerThird >= 4 && playerThird <= 7;
    case 6:
      return playerThird === 6 || playerThird === 7;
    default:
      return bankerPoints <= 2;
  }
}

/** Deals a round from cards in the order P1 B1 P2 B2, then third cards as needed. */
export function dealFrom(cards: readonly Card[]): Round {
  const left = [...cards];
  const next = (): Card => left.shift() as Card;
  const [p1, b1, p2, b2] = [next(), next(), next(), next()];
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  if (!isNatural(points(player)) && !isNatural(points(banker))) {
    const third = playerDraws(points(player)) ? next() : undefined;
    if (third !== undefined) player.push(third);
    if (bankerDraws(points(banker), third === undefined ? undefined : cardPoints(third))) banker.push(next());
  }
  const [playerPoints, bankerPoints] = [points(player), points(banker)];
  return { player, banker, playerPoints, bankerPoints, result: winner(playerPoints, bankerPoints) };
}

function winner(player: number, banker: number): Round['result'] {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** Deals a round from eight decks that are shuffled anew every time. */
export function deal(stream: Pick<Stream, 'draw'>): Round {
  return dealFrom(stream.draw(shoe, CARDS_MAX));
}
