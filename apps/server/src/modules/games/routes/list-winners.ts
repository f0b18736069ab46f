import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { WinnersWish } from '../winners.service.ts';
import { Winner, WinnersQuery } from '../winners.views.ts';
import type { GameRoutesDeps } from './deps.ts';

const boards = [
  {
    url: '/wps/relay/GCSGAME_getRankList',
    operationId: 'listTopWins',
    summary: 'The greatest wins of the last seven days',
    order: 'greatest',
  },
  {
    url: '/wps/relay/ODSFE2_getWinnerBoard',
    operationId: 'listWinners',
    summary: 'The latest wins of the last seven days that came to more than their stake',
    order: 'latest',
  },
] as const satisfies readonly { order: WinnersWish['order']; [fact: string]: string }[];

/** The boards of winners. */
export function addListWinners(api: Api, { winners }: GameRoutesDeps): void {
  for (const { order, ...operation } of boards) {
    addOperation(api, {
      ...operation,
      method: 'GET',
      tag: 'games',
      moduleIds: ['COMM3'],
      access: 'public',
      query: WinnersQuery,
      value: Type.Object({ content: Type.Array(Winner) }),
      async handle({ query, req }) {
        const { gameCategory = 'ALL', limitNum: limit = 20 } = query;
        const gameType = gameCategory === 'ALL' ? undefined : gameCategory;
        return { content: await winners({ siteId: req.site.id, order, gameType, limit, language: req.language }) };
      },
    });
  }
}
