import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type DepositState, depositStates } from '#modules/wallet';
import { opsDepositView, OpsDepositView } from '../ops.views.ts';
import { namesIn } from '../people-names.ts';
import type { OpsRoutesDeps } from './ops-routes-deps.ts';

export function addListDeposits(api: Api, { db, ops }: OpsRoutesDeps): void {
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
      const slice = sliceOf(query);
      const { deposits, total } = await ops.listDeposits(caller, query.state, slice);
      const names = await namesIn(db, deposits);
      return page(
        deposits.map((deposit) => opsDepositView(deposit, names)),
        total,
        query,
      );
    },
  });
}
