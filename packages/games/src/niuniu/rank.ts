import { type Card, rankNumber, suitOf, SUITS } from '../cards/index.ts';

/** From the weakest to the strongest. A number is the rest beside three cards that make a multiple of ten; niu is no rest. */
export const RANK_ORDER = [
  'none',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'niu',
  'flower',
  'bomb',
  'small5',
] as const;
export type HandRank = (typeof RANK_ORDER)[number];

/** What the winner's hand multiplies the stakes by. */
export const HAND_MULTIPLIERS: Readonly<Record<HandRank, number>> = {
  none: 1,
  '1': 1,
  '2': 1,
  '3': 1,
  '4': 1,
  '5': 1,
  '6': 1,
  '7': 2,
  '8': 2,
  '9': 3,
  niu: 4,
  flower: 5,
  bomb: 6,
  small5: 8,
};

/** Five cards. */
export type Hand = readonly [Card, Card, Card, Card, Card];

/** What a hand is worth. */
export type RankedHand = {
  readonly rank: HandRank;
  readonly multiplier: number;
  /** The highest card, which decides between equal ranks: the king high, the ace low, then spade, heart, club, diamond. */
  readonly high: Card;
};

const JACK = 11;

function value(card: Card): number {
  return Math.min(rankNumber(card), 10);
}

/** Below nought when `one` is the higher card. */
function byHeight(one: Card, other: Card): number {
  return rankNumber(other) - rankNumber(one) || SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other));
}

const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + value(card), 0);

/** All five cards ace to four, ten points at most. */
const isSmallFive = (hand: Hand): boolean => hand.every((card) => value(card) <= 4) && sum(hand) <= 10;
/** Four cards of one rank. */
const isBomb = (hand: Hand): boolean =>
  hand.slice(0, 2).some((card) => hand.filter((other) => rankNumber(other) === rankNumber(card)).length === 4);
/** Pictures only. */
const isFlower = (hand: Hand): boolean => hand.every((card) => rankNumber(card) >= JACK);

/** Whether any three cards make a multiple of ten, which is to say that two of five leave the rest of the sum. */
function hasNiu(hand: Hand): boolean {
  const rest = sum(hand) % 10;
  return hand.some((one, place) => hand.slice(place + 1).some((other) => (value(one) + value(other)) % 10 === rest));
}

function nameOf(hand: Hand): HandRank {
  if (isSmallFive(hand)) return 'small5';
  if (isBomb(hand)) return 'bomb';
  if (isFlower(hand)) return 'flower';
  if (!hasNiu(hand)) return 'none';
  const rest = sum(hand) % 10;
  return rest === 0 ? 'niu' : (String(rest) as HandRank);
}

/** Ranks a hand. */
export function rankHand(hand: Hand): RankedHand {
  const rank = nameOf(hand);
  return { rank, multiplier: HAND_MULTIPLIERS[rank], high: hand.toSorted(byHeight)[0] as Card };
}

/** Whether `one` beats `other`; two hands of one deck are never equal. */
export function beats(one: RankedHand, other: RankedHand): boolean {
  const difference = RANK_ORDER.indexOf(one.rank) - RANK_ORDER.indexOf(other.rank);
  return difference === 0 ? byHeight(one.high, other.high) < 0 : difference > 0;
}
