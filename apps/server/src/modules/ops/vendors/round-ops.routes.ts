import Type from 'typebox';
import type { Api, Routes } from '#kernel/http/api-instance.ts';
import { page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { common, params, type RoundOpsDeps, url } from './round-ops.deps.ts';
import { RoundView, roundView } from './round-ops.views.ts';
import { addRoundRefunds } from './round-refunds.routes.ts';

/** The calls of operators about rounds of games. */
export function roundOpsRoutes({ rounds, siteOf }: RoundOpsDeps): Routes {
  return (api: Api) => {
    addOperation(api, {
      ...common,
      method: 'GET',
      url,
      operationId: 'operatorListRounds',
      permission: 'rounds.read',
      summary: 'Rounds of an account, newest first',
      query: Type.Object({ account: Type.String({ minLength: 1, maxLength: 64 }), ...PageQuery }),
      value: Page(RoundView, {}),
      refusals: [404],
      async handle({ caller, query }) {
        const slice = sliceOf(query);
        const found = await rounds.list(await siteOf(caller.operatorId), query.account, slice);
        return page(found.rounds.map(roundView), found.total, query);
      },
    });
    addOperation(api, {
      ...common,
      method: 'GET',
      url: `${url}/open`,
      operationId: 'listOpenRounds',
      permission: 'rounds.read',
      summary: "Rounds of the operator's site that have not ended, the longest open one first",
      query: Type.Object({
        hours: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 2_000,
            default: 24,
            description: 'How long they have been open at least',
          }),
        ),
        ...PageQuery,
      }),
      value: Page(RoundView, {}),
      async handle({ caller, query }) {
        const slice = sliceOf(query);
        const { hours = 24 } = query;
        const found = await rounds.listOpen(await siteOf(caller.operatorId), hours, slice);
        return page(found.rounds.map(roundView), found.total, query);
      },
    });
    addOperation(api, {
      ...common,
      method: 'GET',
      url: `${url}/:id`,
      operationId: 'operatorGetRound',
      permission: 'rounds.read',
      summary: 'One round',
      params,
      value: RoundView,
      refusals: [404],
      handle: async ({ caller, params: { id } }) => roundView(await rounds.find(await siteOf(caller.operatorId), id)),
    });
    addRoundRefunds(api, { rounds, siteOf });
  };
}
