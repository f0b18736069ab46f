import type { CategoryKey } from '@quetzal/ui/icons';

/** The kinds of games, in the order of the menus. */
export const gameTypes = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'PVP', 'FISH', 'COCKFIGHT'] as const;

/** A kind of games, as the wire names it. */
export type GameType = (typeof gameTypes)[number];

/** The page, icon and accent of a kind of games. */
export function categoryOf(gameType: GameType): { key: CategoryKey; path: string } {
  const key = gameType.toLowerCase() as Lowercase<GameType>;
  return { key, path: `/${key}` };
}
