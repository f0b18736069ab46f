import Type, { type Static } from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body, Instant, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type Bonus, type Bonuses, BonusStateSchema, BonusView, bonusView } from '#modules/wallet';
import type { Ops } from '../ops.service.ts';
import { byOperators, ofMember } from '../ops.views.ts';
import { namesIn, type PeopleNames } from '../people-names.ts';
import { Reason } from './reason.ts';

/** What the operators' calls about restricted credit need. */
export interface BonusOpsDeps {
  db: Database;
  ops: Pick<Ops, 'siteOf'>;
  bonuses: Bonuses;
}

const url = '/ops/v1/bonuses';
const idOrNull = Type.Union([Type.String({ format: 'uuid' }), Type.Null()]);
const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;

const OpsBonusView = Type.Object({
  ...BonusView.properties,
  ...ofMember,
  proposedBy: idOrNull,
  decidedBy: idOrNull,
  ...byOperators,
  createdAt: Instant,
});

function opsBonusView(bonus: Bonus, names: PeopleNames): Static<typeof OpsBonusView> {
  const { memberId, proposedBy, decidedBy, createdAt } = bonus;
  return {
    ...bonusView(bonus),
    memberId,
    account: names.accountOf(memberId),
    proposedBy,
    decidedBy,
    proposer: names.usernameOf(proposedBy),
    decider: names.usernameOf(decidedBy),
    createdAt: createdAt.toISOString(),
  };
}

const viewIn = async (db: Database, bonus: Bonus) => opsBonusView(bonus, await namesIn(db, [bonus]));

type OperatorOf = (caller: OperatorPrincipal) => Promise<{ operatorId: string; siteId: string }>;

function addGiving(api: Api, { db, bonuses }: BonusOpsDeps, operatorOf: OperatorOf): void {
  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'listBonusGrants',
    permission: 'money.read',
    summary: "Restricted credit of the operator's site, newest first",
    query: Type.Object({
      state: Type.Optional(BonusStateSchema),
      account: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      ...PageQuery,
    }),
    value: Page(OpsBonusView, {}),
    async handle({ caller, query }) {
      const { siteId } = await operatorOf(caller);
      const slice = sliceOf(query);
      const found = await bonuses.list({ siteId, account: query.account, state: query.state }, slice);
      const names = await namesIn(db, found.bonuses);
      return page(
        found.bonuses.map((bonus) => opsBonusView(bonus, names)),
        found.total,
        query,
      );
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url,
    operationId: 'grantBonus',
    permission: 'bonuses.propose',
    summary: 'Gives a member restricted credit; above what one person may give, another operator decides',
    body: Body({
      account: Type.String({ minLength: 1, maxLength: 64 }),
      amount: Amount,
      reason: Reason,
      expiresAt: Instant,
      wagerTimes: Type.Integer({ minimum: 1, maximum: 100, description: 'How often the amount must be bet' }),
      gameTypes: Type.Optional(
        Type.Array(Type.String({ pattern: '^[A-Z]{2,10}$' }), { minItems: 1, maxItems: 20, uniqueItems: true }),
      ),
      requestId: Type.String({ format: 'uuid' }),
    }),
    value: OpsBonusView,
    refusals: [404, 409, 422],
    async handle({ caller, body }) {
      const wish = { ...body, expiresAt: new Date(body.expiresAt) };
      return viewIn(db, await bonuses.propose(await operatorOf(caller), wish));
    },
  });
}

function addDeciding(api: Api, { db, bonuses }: BonusOpsDeps, operatorOf: OperatorOf): void {
  const decision = {
    ...common,
    method: 'POST',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: OpsBonusView,
    refusals: [404, 409, 422],
  } as const;
  addOperation(api, {
    ...decision,
    url: `${url}/:id/approve`,
    operationId: 'approveBonus',
    permission: 'bonuses.decide',
    summary: 'Gives what another operator proposed',
    handle: async ({ caller, params: { id } }) => viewIn(db, await bonuses.approve(await operatorOf(caller), id)),
  });
  addOperation(api, {
    ...decision,
    url: `${url}/:id/reject`,
    operationId: 'rejectBonus',
    permission: 'bonuses.decide',
    summary: 'Refuses what another operator proposed',
    handle: async ({ caller, params: { id } }) => viewIn(db, await bonuses.reject(await operatorOf(caller), id)),
  });
  addOperation(api, {
    ...decision,
    url: `${url}/:id/forfeit`,
    operationId: 'forfeitBonus',
    permission: 'bonuses.propose',
    summary: 'Takes back what is left of active credit',
    body: Body({ reason: Reason }),
    handle: async ({ caller, params: { id }, body }) =>
      viewIn(db, await bonuses.forfeit(await operatorOf(caller), id, body.reason)),
  });
}

/** The calls of operators that give restricted credit and take it back. */
export function addBonusOps(api: Api, deps: BonusOpsDeps): void {
  const operatorOf: OperatorOf = async ({ operatorId }) => ({ operatorId, siteId: await deps.ops.siteOf(operatorId) });
  addGiving(api, deps, operatorOf);
  addDeciding(api, deps, operatorOf);
}
