import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { walletErrors } from '../wallet.errors.ts';
import type { WalletRoutesDeps } from './deps.ts';

export function addReceivePaymentEvent(api: Api, { wallet }: Pick<WalletRoutesDeps, 'wallet'>): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/payments/webhooks/:provider',
    operationId: 'receivePaymentEvent',
    tag: 'wallet',
    summary: 'What a payment provider tells about a payment; proven by X-Timestamp and X-Signature over the raw body',
    moduleIds: [],
    access: 'provider',
    params: Type.Object({ provider: Type.String({ pattern: '^[a-z0-9_]{2,20}$' }) }),
    // Each provider has a form of its own, which its adapter checks after the signature.
    body: Type.Unknown(),
    value: Type.Object({ received: Type.Boolean() }),
    refusals: [404, 422],
    async handle({ params, req }) {
      const outcome = await wallet.hear(params.provider, req);
      if (outcome === 'refused') throw walletErrors.signatureInvalid();
      if (outcome === 'unknown_payment') throw walletErrors.paymentUnknown();
      if (outcome === 'mismatch') throw walletErrors.paymentMismatch();
      return { received: true };
    },
  });
}
