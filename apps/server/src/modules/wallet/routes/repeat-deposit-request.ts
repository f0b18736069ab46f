import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { depositView, DepositView } from '../wallet.views.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addRepeatDepositRequest(api: Api, { wallet }: WalletRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/wallets/deposits/:id/request',
    operationId: 'repeatDepositRequest',
    tag: 'wallet',
    summary: "Asks the payer's phone a second time, a minute after the first",
    moduleIds: ['COMM3'],
    access: 'member',
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    value: DepositView,
    refusals: [404, 409, 503],
    callsPerMinuteMax: 30,
    async handle({ caller, params }) {
      return depositView(await wallet.repeatDepositRequest(caller.memberId, params.id));
    },
  });
}
