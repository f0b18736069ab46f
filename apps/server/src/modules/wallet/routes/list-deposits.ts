import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { depositView, DepositView } from '../wallet.views.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addListDeposits(api: Api, { wallet }: WalletRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/deposits',
    operationId: 'listDeposits',
    polled: true,
    tag: 'wallet',
    summary: 'Deposits of the member, newest first',
    moduleIds: ['COMM3'],
    access: 'member',
    query: Type.Object(PageQuery),
    value: Page(DepositView, {}),
    async handle({ caller, query }) {
      const filter = { siteId: caller.siteId, memberId: caller.memberId };
      const slice = sliceOf(query);
      const { deposits, total } = await wallet.listDeposits(filter, slice);
      return page(deposits.map(depositView), total, query);
    },
  });
}
