import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import type { Database } from '#kernel/database/database.ts';
import type { Api, Routes } from '#kernel/http/api-instance.ts';
import { Amount, Body, Instant, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { FreeRoundGrant, FreeRounds } from '#modules/vendors';
import { Reason } from '../routes/reason.ts';

const url = '/ops/v1/free-rounds';
const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;

const idOrNull = Type.Union([Type.String({ format: 'uuid' }), Type.Null()]);

const GrantView = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  vassalage: Type.String({ description: 'Vendor code' }),
  gameCode: Type.String(),
  rounds: Type.Integer(),
  used: Type.Integer(),
  stake: Amount,
  winMax: Type.Union([Amount, Type.Null()]),
  won: Amount,
  currency: Type.String(),
  campaign: Type.String(),
  grantedAt: Instant,
  expiresAt: Instant,
  cancelledAt: Type.Union([Instant, Type.Null()]),
  state: Type.Enum(['proposed', 'granted', 'rejected']),
  proposedBy: idOrNull,
  decidedBy: idOrNull,
});
const ListedGrantView = Type.Object({ ...GrantView.properties, account: Type.String() });

function grantView(grant: FreeRoundGrant): Static<typeof GrantView> {
  const { currency, winMax } = grant;
  const show = (amount: bigint) => formatAmount({ currency, amount });
  return {
    id: grant.id,
    memberId: grant.memberId,
    vassalage: grant.vendorCode,
    gameCode: grant.gameCode,
    rounds: grant.rounds,
    used: grant.used,
    stake: show(grant.stake),
    winMax: winMax === null ? null : show(winMax),
    won: show(grant.won),
    currency,
    campaign: grant.campaign,
    grantedAt: grant.grantedAt.toISOString(),
    expiresAt: grant.expiresAt.toISOString(),
    cancelledAt: grant.cancelledAt?.toISOString() ?? null,
    state: grant.state,
    proposedBy: grant.proposedBy,
    decidedBy: grant.decidedBy,
  };
}

/** What the operators' calls about free rounds need. */
export interface FreeRoundOpsDeps {
  db: Database;
  freeRounds: FreeRounds;
  siteOf(operatorId: string): Promise<string>;
}

const Wish = Body({
  account: Type.String({ minLength: 1, maxLength: 64 }),
  vassalage: Type.String({ minLength: 1, maxLength: 12, description: 'Vendor code' }),
  gameCode: Type.String({ minLength: 1, maxLength: 64 }),
  rounds: Type.Integer({ minimum: 1, maximum: 1_000 }),
  stake: Amount,
  winMax: Type.Optional(Amount),
  campaign: Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' }),
  expiresAt: Instant,
  requestId: Type.String({ format: 'uuid' }),
});

/** The calls of operators about rounds that the site pays for. */
export function freeRoundOpsRoutes({ db, freeRounds, siteOf }: FreeRoundOpsDeps): Routes {
  return (api: Api) => {
    addOperation(api, {
      ...common,
      method: 'GET',
      url,
      operationId: 'listFreeRounds',
      permission: 'rounds.read',
      summary: "Free rounds of the operator's site, newest first",
      query: Type.Object(PageQuery),
      value: Page(ListedGrantView, {}),
      async handle({ caller, query }) {
        const slice = sliceOf(query);
        const { grants, total } = await freeRounds.list(await siteOf(caller.operatorId), slice);
        const content = grants.map((grant) => ({ ...grantView(grant), account: grant.account }));
        return page(content, total, query);
      },
    });
    addOperation(api, {
      ...common,
      method: 'POST',
      url,
      operationId: 'grantFreeRounds',
      permission: 'free_rounds.grant',
      summary:
        'Gives a member rounds of a game at the cost of the site; above what one person may give, another operator decides',
      body: Wish,
      value: GrantView,
      refusals: [404, 409, 422],
      async handle({ caller: { operatorId }, body: { vassalage: vendorCode, expiresAt, ...wish } }) {
        const siteId = await siteOf(operatorId);
        const by = { kind: 'operator', id: operatorId } as const;
        const asked = { ...wish, siteId, vendorCode, expiresAt: new Date(expiresAt) };
        return grantView(await db.transaction().execute((tx) => freeRounds.grantFreeRounds(tx, asked, by)));
      },
    });
    addOperation(api, {
      ...common,
      method: 'POST',
      url: `${url}/:id/cancel`,
      operationId: 'cancelFreeRounds',
      permission: 'free_rounds.grant',
      summary: 'Ends free rounds before their time; those that were begun are still paid',
      params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
      body: Body({ reason: Reason }),
      value: GrantView,
      refusals: [404, 409],
      async handle({ caller: { operatorId }, params: { id }, body }) {
        const operator = { operatorId, siteId: await siteOf(operatorId) };
        return grantView(await freeRounds.cancel(operator, id, body.reason));
      },
    });
    for (const [verb, approved] of [
      ['approve', true],
      ['reject', false],
    ] as const) {
      addOperation(api, {
        ...common,
        method: 'POST',
        url: `${url}/:id/${verb}`,
        operationId: `${verb}FreeRounds`,
        permission: 'bonuses.decide',
        summary: approved
          ? 'Gives the rounds that another operator proposed'
          : 'Refuses what another operator proposed',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        value: GrantView,
        refusals: [404, 409],
        async handle({ caller: { operatorId }, params: { id } }) {
          const operator = { operatorId, siteId: await siteOf(operatorId) };
          return grantView(await freeRounds.decide(operator, id, approved));
        },
      });
    }
  };
}
