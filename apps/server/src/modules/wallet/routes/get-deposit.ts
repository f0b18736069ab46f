import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { depositView, DepositView } from '../wallet.views.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addGetDeposit(api: Api, { wallet }: WalletRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/wps/v2/wallets/deposits/:id',
    operationId: 'getDeposit',
    polled: true,
    tag: 'wallet',
    summary: 'One deposit of the member',
    moduleIds: ['COMM3'],
    access: 'member',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: DepositView,
    refusals: [404],
    async handle({ caller, params }) {
      return depositView(await wallet.depositOf(caller.memberId, params.id));
    },
  });
}
