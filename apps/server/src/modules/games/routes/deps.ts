import type { Games } from '../games.service.ts';
import type { WinnersOf } from '../winners.service.ts';

/** What the routes of this room call. */
export interface GameRoutesDeps {
  games: Games;
  winners: WinnersOf;
  sites: {
    byId(id: string): Promise<{ currency: string; settings: { catalogue: { gameListCenter: readonly string[] } } }>;
  };
}
