import Type from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type Decider, ProofView, proofView, type Withdrawal, WithdrawalStateSchema } from '#modules/wallet';
import { namesIn } from '../people-names.ts';
import { OpsWithdrawalView, opsWithdrawalView } from '../withdrawal-ops.views.ts';
import type { MoneyOpsDeps } from './money-ops-deps.ts';
import { Reason } from './reason.ts';

const url = '/ops/v1/withdrawals';
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** The calls of operators about withdrawals of their site. */
export function addWithdrawalOps(api: Api, { db, ops, withdrawals }: MoneyOpsDeps): void {
  const deciderOf = async ({ operatorId }: OperatorPrincipal): Promise<Decider> => ({
    operatorId,
    siteId: await ops.siteOf(operatorId),
  });
  const namesOf = async (found: readonly Withdrawal[]) => ({
    names: await namesIn(db, found),
    payoutAccounts: await withdrawals.accountsOfWithdrawals(found),
  });
  const view = async (withdrawal: Withdrawal) => opsWithdrawalView(withdrawal, await namesOf([withdrawal]));

  addOperation(api, {
    method: 'GET',
    url,
    operationId: 'operatorListWithdrawals',
    permission: 'money.read',
    tag: 'ops',
    summary: "Withdrawals of the operator's site, newest first",
    moduleIds: [],
    access: 'operator',
    query: Type.Object({ state: Type.Optional(WithdrawalStateSchema), ...PageQuery }),
    value: Page(OpsWithdrawalView, {}),
    async handle({ caller, query }) {
      const { siteId } = await deciderOf(caller);
      const slice = sliceOf(query);
      const filter = { siteId, ...(query.state === undefined ? {} : { state: query.state }) };
      const { withdrawals: found, total } = await withdrawals.list(filter, slice);
      const names = await namesOf(found);
      return page(
        found.map((withdrawal) => opsWithdrawalView(withdrawal, names)),
        total,
        query,
      );
    },
  });
  const decision = {
    method: 'POST',
    tag: 'ops',
    moduleIds: [],
    access: 'operator',
    params,
    value: OpsWithdrawalView,
    refusals: [404, 409],
  } as const;
  addOperation(api, {
    ...decision,
    url: `${url}/:id/approve`,
    operationId: 'approveWithdrawal',
    permission: 'withdrawals.decide',
    summary: 'Lets a withdrawal in review be paid; it also confirms who the holder is',
    handle: async ({ caller, params: { id } }) => view(await withdrawals.approve(await deciderOf(caller), id)),
  });
  addOperation(api, {
    ...decision,
    url: `${url}/:id/reject`,
    operationId: 'rejectWithdrawal',
    permission: 'withdrawals.decide',
    summary: 'Refuses a withdrawal in review; the member reads the reason and has the money back',
    body: Body({ reason: Reason }),
    handle: async ({ caller, params: { id }, body }) =>
      view(await withdrawals.reject(await deciderOf(caller), id, body.reason)),
  });
  addOperation(api, {
    ...decision,
    url: `${url}/:id/retry`,
    operationId: 'retryWithdrawal',
    permission: 'withdrawals.decide',
    summary: 'Orders an approved withdrawal, or asks its provider again, now',
    handle: async ({ caller, params: { id } }) => view(await withdrawals.retry(await deciderOf(caller), id)),
  });
  addProofReads(api, { ops, withdrawals });
}

function addProofReads(api: Api, { ops, withdrawals }: Pick<MoneyOpsDeps, 'ops' | 'withdrawals'>): void {
  const reading = { method: 'GET', tag: 'ops', moduleIds: [], access: 'operator', refusals: [404] } as const;
  addOperation(api, {
    ...reading,
    url: `${url}/:id/proofs`,
    operationId: 'operatorListProofs',
    permission: 'withdrawals.decide',
    summary: 'The pictures that a member sent about a withdrawal',
    params,
    value: Type.Object({ content: Type.Array(ProofView) }),
    async handle({ caller, params: { id } }) {
      await withdrawals.withdrawalAt(await ops.siteOf(caller.operatorId), id);
      return { content: (await withdrawals.proofsOf(id)).map(proofView) };
    },
  });
  addOperation(api, {
    ...reading,
    url: `${url}/:id/proofs/:proofId`,
    operationId: 'operatorGetProof',
    permission: 'withdrawals.decide',
    summary: 'One picture that a member sent about a withdrawal',
    params: Type.Object({ id: params.properties.id, proofId: params.properties.id }),
    value: Type.Unknown(),
    enveloped: false,
    async handle({ caller, params: { id, proofId }, reply }) {
      await withdrawals.withdrawalAt(await ops.siteOf(caller.operatorId), id);
      const { contentType, bytes } = await withdrawals.proof(id, proofId);
      void reply.type(contentType).header('cache-control', 'private, no-store');
      return bytes;
    },
  });
}
