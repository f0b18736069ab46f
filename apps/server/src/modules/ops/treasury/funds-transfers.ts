import Type from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { FundsTransfer } from '#modules/wallet';
import { selectUsernames, siteOfOperator } from '../ops.store.ts';
import { Reason } from '../routes/reason.ts';
import {
  FundsAccountSchema,
  FundsTransferStateSchema,
  FundsTransferView,
  fundsTransferView,
} from './funds-transfer.view.ts';
import type { TreasuryDeps } from './treasury.deps.ts';

const url = '/ops/v1/funds/transfers';

/** The calls of operators about where a site's money lies: one proposes what moved, another decides. */
export function addFundsTransfers(api: Api, { db, funds }: TreasuryDeps): void {
  const operatorOf = async ({ operatorId }: OperatorPrincipal) => ({
    operatorId,
    siteId: await siteOfOperator(db, operatorId),
  });
  const usernamesIn = (transfers: readonly FundsTransfer[]) =>
    selectUsernames(
      db,
      transfers.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? []].flat()),
    );
  const view = async (transfer: FundsTransfer) => fundsTransferView(transfer, await usernamesIn([transfer]));
  const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;

  addOperation(api, {
    ...common,
    method: 'GET',
    url,
    operationId: 'listFundsTransfers',
    permission: 'money.read',
    summary: "Transfers between the accounts of the operator's site, newest first",
    query: Type.Object({ state: Type.Optional(FundsTransferStateSchema), ...PageQuery }),
    value: Page(FundsTransferView, {}),
    async handle({ caller, query }) {
      const { siteId } = await operatorOf(caller);
      const slice = sliceOf(query);
      const { transfers, total } = await funds.list({ siteId, state: query.state }, slice);
      const usernames = await usernamesIn(transfers);
      return page(
        transfers.map((transfer) => fundsTransferView(transfer, usernames)),
        total,
        query,
      );
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url,
    operationId: 'proposeFundsTransfer',
    permission: 'money.adjust',
    summary: "Proposes to move money between a provider, the account of players' money and the house's own",
    body: Body({
      from: FundsAccountSchema,
      to: FundsAccountSchema,
      provider: Type.Optional(
        Type.String({ minLength: 1, maxLength: 40, description: 'Whose clearing account it is, where it is one' }),
      ),
      amount: Amount,
      bankReference: Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' }),
      reason: Reason,
      requestId: Type.String({ format: 'uuid' }),
    }),
    value: FundsTransferView,
    refusals: [409, 422],
    async handle({ caller, body }) {
      const wish = { ...body, provider: body.provider ?? null };
      return view(await funds.propose(await operatorOf(caller), wish));
    },
  });
  const decision = {
    ...common,
    method: 'POST',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: FundsTransferView,
    refusals: [404, 409, 422],
  } as const;
  addOperation(api, {
    ...decision,
    url: `${url}/:id/approve`,
    operationId: 'approveFundsTransfer',
    permission: 'money.approve',
    summary: "Moves the money of another operator's proposal; what players own stays covered",
    handle: async ({ caller, params: { id } }) => view(await funds.approve(await operatorOf(caller), id)),
  });
  addOperation(api, {
    ...decision,
    url: `${url}/:id/reject`,
    operationId: 'rejectFundsTransfer',
    permission: 'money.approve',
    summary: 'Refuses a proposal of another operator',
    handle: async ({ caller, params: { id } }) => view(await funds.reject(await operatorOf(caller), id)),
  });
}
