import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import type { Api, Routes } from '#kernel/http/api-instance.ts';
import { Amount, Body, Instant, page, Page, PageQuery } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { ListedRound, Rounds } from '#modules/vendors';
import { Reason } from '../routes/reason.ts';

const url = '/ops/v1/rounds';
const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

const RoundView = Type.Object({
  id: Type.String(),
  vassalage: Type.String({ description: 'Vendor code' }),
  vendorRoundId: Type.String(),
  account: Type.String(),
  gameCode: Type.String(),
  state: Type.Enum(['open', 'closed', 'cancelled', 'refunded']),
  bets: Type.Integer({ description: 'Those that were not taken back' }),
  stake: Amount,
  win: Amount,
  currency: Type.String(),
  openedAt: Instant,
  endedAt: Type.Union([Instant, Type.Null()]),
});

function roundView(round: ListedRound): Static<typeof RoundView> {
  const { currency } = round;
  return {
    id: round.id,
    vassalage: round.vendorCode,
    vendorRoundId: round.vendorRoundId,
    account: round.account,
    gameCode: round.gameCode,
    state: round.state,
    bets: round.bets,
    stake: formatAmount({ currency, amount: round.stake }),
    win: formatAmount({ currency, amount: round.win }),
    currency,
    openedAt: round.openedAt.toISOString(),
    endedAt: round.endedAt?.toISOString() ?? null,
  };
}

/** What the operators' calls about rounds need. */
export interface RoundOpsDeps {
  rounds: Rounds;
  siteOf(operatorId: string): Promise<string>;
}

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
        const slice = { offset: (query.pageNum - 1) * query.pageSize, limit: query.pageSize };
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
        const slice = { offset: (query.pageNum - 1) * query.pageSize, limit: query.pageSize };
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
    addOperation(api, {
      ...common,
      method: 'POST',
      url: `${url}/:id/refund`,
      operationId: 'refundRound',
      permission: 'rounds.refund',
      summary: 'Gives back every stake of a round and takes back every win',
      params,
      body: Body({ reason: Reason }),
      value: RoundView,
      refusals: [404, 409],
      async handle({ caller: { operatorId }, params: { id }, body }) {
        const operator = { operatorId, siteId: await siteOf(operatorId) };
        return roundView(await rounds.refund(operator, id, body.reason));
      },
    });
  };
}
