import type { Clock } from '#kernel/clock/clock.ts';
import type { Routes } from '#kernel/http/api-instance.ts';
import type { Records } from '#modules/records';
import type { GameRoutesDeps } from './routes/deps.ts';
import { addGameRoutes } from './routes/index.ts';
import { addGamePauseOps } from './routes/game-pause-ops.ts';
import { addVendorPauseOps, type PauseOpsDeps } from './routes/vendor-pause-ops.ts';
import { createWinners } from './winners.service.ts';

export { type CatalogueChange, createCatalogueEdits } from './catalogue/catalogue-edits.ts';
export { readGames } from './catalogue/read-games.ts';
export { gameTypesOf } from './game-kinds.ts';
export { createGames, type Games } from './games.service.ts';
export { gamePath, namesMissingGame } from './missing-game.ts';
export type { Game, GameFile, GameKey, GameType, Vendor } from './game.model.ts';

/** The calls of lobbies: kinds, vendors, lists, winners, favourites. */
export function gameRoutes(deps: Omit<GameRoutesDeps, 'winners'> & { clock: Clock; records: Records }): Routes {
  const { clock, records, games } = deps;
  const winners = createWinners({ clock, records, titles: games });
  return (api) => addGameRoutes(api, { ...deps, winners });
}

/** The calls of operators: vendors, and closing them or single games for maintenance. */
export function gameOpsRoutes(deps: PauseOpsDeps): Routes {
  return (api) => {
    addVendorPauseOps(api, deps);
    addGamePauseOps(api, deps);
  };
}
