import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { GameType } from '../game.model.ts';
import { gameCardOf, GameCardRef } from '../games.views.ts';
import type { GameRoutesDeps } from './deps.ts';

const lotteries: readonly GameType[] = ['LOTT', 'ELOTT'];
const menuMax = 100;
const popularMax = 20;

/** The lotteries of a site: its menu, and those that it puts forward. */
export function addListLotteryGames(api: Api, { games }: GameRoutesDeps): void {
  const cardsOf = async (siteId: string, language: string, wish: { gameType: GameType; hot?: true }, limit: number) => {
    const { games: found } = await games.list(siteId, wish, { language, offset: 0, limit });
    return found.map((game) => gameCardOf(game, language));
  };
  addOperation(api, {
    method: 'GET',
    url: '/lgw/games/game_menus',
    operationId: 'listLotteryMenus',
    tag: 'games',
    summary: 'Lotteries by kind; a kind without any is left out',
    moduleIds: ['COMM3'],
    access: 'public',
    value: Type.Object({
      content: Type.Array(Type.Object({ gameCategory: Type.String(), games: Type.Array(GameCardRef) })),
    }),
    async handle({ req }) {
      const menus = lotteries.map(async (gameType) => ({
        gameCategory: gameType,
        games: await cardsOf(req.site.id, req.language, { gameType }, menuMax),
      }));
      return { content: (await Promise.all(menus)).filter((menu) => menu.games.length > 0) };
    },
  });
  addOperation(api, {
    method: 'GET',
    url: '/lgw/games/popular',
    operationId: 'listPopularLotteries',
    tag: 'games',
    summary: 'The lotteries that the site puts forward',
    moduleIds: ['AGEANNOUNCE3'],
    access: 'public',
    value: Type.Object({ content: Type.Array(GameCardRef) }),
    async handle({ req }) {
      const hot = lotteries.map((gameType) => cardsOf(req.site.id, req.language, { gameType, hot: true }, popularMax));
      return { content: (await Promise.all(hot)).flat().slice(0, popularMax) };
    },
  });
}
