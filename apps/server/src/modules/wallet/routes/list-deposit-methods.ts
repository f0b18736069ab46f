import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { servedCodes } from '../wallet.deposits.ts';
import { depositMethodView, DepositMethodView } from '../wallet.views.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addListDepositMethods(api: Api, { wallet, sites }: WalletRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/deposit-methods',
    operationId: 'listDepositMethods',
    tag: 'wallet',
    summary: 'The ways to pay in that the site offers',
    moduleIds: ['COMM3'],
    access: 'member',
    value: Type.Object({ content: Type.Array(DepositMethodView) }),
    async handle({ caller }) {
      const { siteId, memberId } = caller;
      const [methods, phones] = await Promise.all([wallet.methodsOf(siteId), wallet.walletPhonesOf(memberId)]);
      const served = servedCodes((await sites.byId(siteId)).settings);
      return { content: methods.map((method) => depositMethodView(method, phones.get(method.code) ?? null, served)) };
    },
  });
}
