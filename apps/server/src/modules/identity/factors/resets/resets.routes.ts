import Type, { type Static } from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type FactorReset, type ResetState, resetStates } from './reset.model.ts';
import type { FactorResets } from './resets.service.ts';

/** What the calls of operators need. */
export interface FactorResetOpsDeps {
  factorResets: FactorResets;
  siteOf(operatorId: string): Promise<string>;
}

const StateSchema = Type.Unsafe<ResetState>(Type.String({ enum: [...resetStates] }));
const ResetView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  account: Type.String(),
  reason: Type.String(),
  state: StateSchema,
  proposedBy: Type.String({ format: 'uuid' }),
  proposedAt: Instant,
  expiresAt: Instant,
  decidedBy: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  decidedAt: Type.Union([Instant, Type.Null()]),
});

function resetView(reset: FactorReset): Static<typeof ResetView> {
  const { id, account, reason, state, proposedBy, decidedBy } = reset;
  const proposedAt = reset.proposedAt.toISOString();
  const expiresAt = reset.expiresAt.toISOString();
  const decidedAt = reset.decidedAt?.toISOString() ?? null;
  return { id, account, reason, state, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt };
}

const url = '/ops/v1/factor-resets';
const common = { tag: 'identity', moduleIds: [], access: 'operator' } as const;

/** The calls by which two operators remove second factors that a member lost. */
export function addFactorResetOps(api: Api, { factorResets, siteOf }: FactorResetOpsDeps): void {
  const operatorOf = async ({ operatorId }: OperatorPrincipal) => ({ operatorId, siteId: await siteOf(operatorId) });
  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'listFactorResets',
    permission: 'members.read',
    summary: 'Proposals to remove lost second factors, newest first',
    query: Type.Object({ state: Type.Optional(StateSchema), ...PageQuery }),
    value: Page(ResetView, {}),
    async handle({ caller, query }) {
      const { siteId } = await operatorOf(caller);
      const slice = sliceOf(query);
      const { resets, total } = await factorResets.list({ siteId, state: query.state }, slice);
      return page(resets.map(resetView), total, query);
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url,
    operationId: 'proposeFactorReset',
    permission: 'factors.propose',
    summary: 'Proposes to remove the second factors that a member lost; another operator decides within a day',
    body: Body({
      account: Type.String({ minLength: 1, maxLength: 128 }),
      reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S.*\\S' }),
    }),
    value: ResetView,
    refusals: [404, 409],
    handle: async ({ caller, body }) => resetView(await factorResets.propose(await operatorOf(caller), body)),
  });
  const decision = {
    ...common,
    method: 'POST',
    permission: 'factors.decide',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: ResetView,
    refusals: [404, 409],
  } as const;
  addOperation(api, {
    ...decision,
    url: `${url}/:id/approve`,
    operationId: 'approveFactorReset',
    summary: 'Removes the second factors of a proposal of another operator, ends the sessions and tells the member',
    handle: async ({ caller, params }) => resetView(await factorResets.approve(await operatorOf(caller), params.id)),
  });
  addOperation(api, {
    ...decision,
    url: `${url}/:id/reject`,
    operationId: 'rejectFactorReset',
    summary: 'Refuses a proposal of another operator',
    handle: async ({ caller, params }) => resetView(await factorResets.reject(await operatorOf(caller), params.id)),
  });
}
