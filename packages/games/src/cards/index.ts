export {
  type Card,
  DECK,
  decks,
  isCard,
  type Rank,
  rankNumber,
  rankOf,
  RANKS,
  type Suit,
  suitOf,
  SUITS,
} from './card.ts';
