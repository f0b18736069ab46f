import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { depositView, DepositView } from '../wallet.views.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addCancelDeposit(api: Api, { wallet }: WalletRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/wallets/deposits/:id/cancellation',
    operationId: 'cancelDeposit',
    tag: 'wallet',
    summary: "Calls off a deposit that waits on the payer's phone; one that has ended stays as it is",
    moduleIds: ['COMM3'],
    access: 'member',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: DepositView,
    refusals: [404, 409, 503],
    callsPerMinuteMax: 30,
    async handle({ caller, params }) {
      return depositView(await wallet.cancelDeposit(caller.memberId, params.id));
    },
  });
}
