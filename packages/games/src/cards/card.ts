/** The thirteen ranks, from the ace. T is the ten. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** Spades, hearts, clubs, diamonds. */
export const SUITS = ['S', 'H', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** Rank and suit, such as `TS` for the ten of spades. */
export type Card = `${Rank}${Suit}`;

/** Every card of one deck: the ranks from the ace, each in the suits S H C D. Draws start from this order. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));

/** So many decks, one after another. */
export function decks(count: number): readonly Card[] {
  return Array.from({ length: count }, () => DECK).flat();
}

/** `T` of `TS`. */
export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}

/** `S` of `TS`. */
export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

/** 1 for the ace to 13 for the king. */
export function rankNumber(card: Card): number {
  return RANKS.indexOf(rankOf(card)) + 1;
}

/** Whether a text names a card. */
export function isCard(text: string): text is Card {
  return (DECK as readonly string[]).includes(text);
}
