import type { components } from '@quetzal/api';

/** A game as lists show it. */
export type GameCard = components['schemas']['GameCard'];

/** True when a game can be tried with pretend money; the wire says so with a 0. */
export function hasDemo(game: Pick<GameCard, 'supportPlay'>): boolean {
  return game.supportPlay === 0;
}
