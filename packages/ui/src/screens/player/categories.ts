import type { CategoryKey } from '../../icons/index.ts';

/** A kind of game with a page of its own. */
export interface Category {
  key: CategoryKey;
  label: string;
  games: number;
}

/** In the order of the header. */
export const categories: readonly Category[] = [
  { key: 'rng', label: 'Casino', games: 148 },
  { key: 'live', label: 'En vivo', games: 32 },
  { key: 'sports', label: 'Deportes', games: 9 },
  { key: 'esports', label: 'eSports', games: 5 },
  { key: 'lott', label: 'Lotería', games: 14 },
  { key: 'pvp', label: 'PVP', games: 18 },
  { key: 'fish', label: 'Pesca', games: 12 },
  { key: 'cockfight', label: 'Gallos', games: 3 },
];
