import { addOperation } from '#kernel/http/operation.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { balanceView, BalanceView } from '../wallet.views.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addGetBalance(api: Api, { wallet, sites }: WalletRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/balance',
    operationId: 'getBalance',
    polled: true,
    isOpenToTrial: true,
    tag: 'wallet',
    summary: 'What the member holds',
    moduleIds: ['COMM3'],
    access: 'member',
    value: BalanceView,
    async handle({ caller }) {
      const { currency } = await sites.byId(caller.siteId);
      return balanceView(await wallet.currentBalance(caller.memberId, currency));
    },
  });
}
