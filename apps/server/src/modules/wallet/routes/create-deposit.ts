import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { walletErrors } from '../wallet.errors.ts';
import { depositView, DepositView } from '../wallet.views.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addCreateDeposit(api: Api, { wallet }: WalletRoutesDeps): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/wallets/deposits',
    operationId: 'createDeposit',
    fresh: true,
    tag: 'wallet',
    summary: 'Starts a deposit; the same requestId is the same deposit',
    moduleIds: ['COMM3'],
    access: 'member',
    body: Body({
      methodCode: Type.String({ minLength: 2, maxLength: 20 }),
      amount: Amount,
      phone: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 32,
          description:
            'The telephone of an e-wallet, with or without the country code; left out, the one that paid last is asked',
        }),
      ),
      requestId: Type.String({ format: 'uuid' }),
    }),
    value: DepositView,
    refusals: [409, 422, 429, 503],
    callsPerMinuteMax: 30,
    async handle({ caller, body, req }) {
      if (caller.isTrial) throw walletErrors.trialAccount();
      const { siteId, memberId } = caller;
      const { language, country } = req;
      return depositView(await wallet.requestDeposit({ ...body, siteId, memberId, language, country }));
    },
  });
}
