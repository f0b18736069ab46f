import type { Api } from '#kernel/http/api-instance.ts';
import { GameCard } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';
import { addChangeFavorites } from './change-favorites.ts';
import { addGetGame } from './get-game.ts';
import { addGetGameTypes } from './get-game-types.ts';
import { addGetVendorLanes } from './get-vendor-lanes.ts';
import { addListFavorites } from './list-favorites.ts';
import { addListGames } from './list-games.ts';
import { addListHotGames } from './list-hot-games.ts';
import { addListLotteryGames } from './list-lottery-games.ts';
import { addListRecentGames } from './list-recent-games.ts';
import { addListRooms } from './list-rooms.ts';
import { addListWinners } from './list-winners.ts';

export function addGameRoutes(api: Api, deps: GameRoutesDeps): void {
  api.addSchema(GameCard);
  addGetGameTypes(api, deps);
  addGetVendorLanes(api, deps);
  addListGames(api, deps);
  addListHotGames(api, deps);
  addGetGame(api, deps);
  addListLotteryGames(api, deps);
  addListRooms(api, deps);
  addListWinners(api, deps);
  addListRecentGames(api, deps);
  addListFavorites(api, deps);
  addChangeFavorites(api, deps);
}
