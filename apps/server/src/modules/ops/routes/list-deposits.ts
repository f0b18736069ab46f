import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { page, Page, PageQuery } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type DepositState, depositStates } from '#modules/wallet';
import type { Ops } from '../ops.service.ts';
import { opsDepositView, OpsDepositView } from '../ops.views.ts';

export function addListDeposits(api: Api, ops: Ops): void {
  addOperation(api, {
    method: 'GET',
    url: '/ops/v1/deposits',
    operationId: 'operatorListDeposits',
    permission: 'money.read',
    tag: 'ops',
    summary: "Deposits of the operator's site, newest first",
    moduleIds: [],
    access: 'operator',
    query: Type.Object({
      state: Type.Optional(Type.Unsafe<DepositState>(Type.String({ enum: [...depositStates] }))),
      ...PageQuery,
    }),
    value: Page(OpsDepositView, {}),
    async handle({ caller, query }) {
      const slice = { offset: (query.pageNum - 1) * query.pageSize, limit: query.pageSize };
      const { deposits, total } = await ops.listDeposits(caller, query.state, slice);
      return page(deposits.map(opsDepositView), total, query);
    },
  });
}
