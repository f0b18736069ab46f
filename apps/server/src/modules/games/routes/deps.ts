import type { Clock } from '#kernel/clock/clock.ts';
import type { Records } from '#modules/records';
import type { Games } from '../games.service.ts';

/** What the routes of this room call. */
export interface GameRoutesDeps {
  games: Games;
  records: Records;
  clock: Clock;
  sites: {
    byId(id: string): Promise<{ currency: string; settings: { catalogue: { gameListCenter: readonly string[] } } }>;
  };
}
