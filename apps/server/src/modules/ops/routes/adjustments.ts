import Type from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Adjustment } from '#modules/wallet';
import { namesIn } from '../people-names.ts';
import { AdjustmentStateSchema, AdjustmentView, adjustmentView } from '../withdrawal-ops.views.ts';
import type { MoneyOpsDeps } from './money-ops-deps.ts';
import { Reason } from './reason.ts';

const url = '/ops/v1/adjustments';

/** The calls of operators that correct balances: one proposes, another decides. */
export function addAdjustmentOps(api: Api, { db, ops, adjustments }: MoneyOpsDeps): void {
  const operatorOf = async ({ operatorId }: OperatorPrincipal) => ({
    operatorId,
    siteId: await ops.siteOf(operatorId),
  });
  const view = async (adjustment: Adjustment) => adjustmentView(adjustment, await namesIn(db, [adjustment]));
  const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;

  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'listAdjustments',
    permission: 'money.read',
    summary: "Adjustments of the operator's site, newest first",
    query: Type.Object({ state: Type.Optional(AdjustmentStateSchema), ...PageQuery }),
    value: Page(AdjustmentView, {}),
    async handle({ caller, query }) {
      const { siteId } = await operatorOf(caller);
      const slice = sliceOf(query);
      const found = await adjustments.list({ siteId, state: query.state }, slice);
      const names = await namesIn(db, found.adjustments);
      return page(
        found.adjustments.map((adjustment) => adjustmentView(adjustment, names)),
        found.total,
        query,
      );
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url,
    operationId: 'proposeAdjustment',
    permission: 'money.adjust',
    summary: "Proposes to correct a member's cash; another operator decides within a day",
    body: Body({
      account: Type.String({ minLength: 1, maxLength: 64 }),
      amount: Amount,
      reason: Reason,
      requestId: Type.String({ format: 'uuid' }),
    }),
    value: AdjustmentView,
    refusals: [404, 409, 422],
    handle: async ({ caller, body }) => view(await adjustments.propose(await operatorOf(caller), body)),
  });
  const decision = {
    ...common,
    method: 'POST',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: AdjustmentView,
    refusals: [404, 409, 422],
  } as const;
  addOperation(api, {
    ...decision,
    url: `${url}/:id/approve`,
    operationId: 'approveAdjustment',
    permission: 'money.approve',
    summary: 'Moves the money of a proposal of another operator',
    handle: async ({ caller, params: { id } }) => view(await adjustments.approve(await operatorOf(caller), id)),
  });
  addOperation(api, {
    ...decision,
    url: `${url}/:id/reject`,
    operationId: 'rejectAdjustment',
    permission: 'money.approve',
    summary: 'Refuses a proposal of another operator',
    handle: async ({ caller, params: { id } }) => view(await adjustments.reject(await operatorOf(caller), id)),
  });
}
