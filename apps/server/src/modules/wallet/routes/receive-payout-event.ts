import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { walletErrors } from '../wallet.errors.ts';
import { withdrawalErrors } from '../withdrawals/withdrawal.errors.ts';
import type { WithdrawalRoutesDeps } from './withdrawal-deps.ts';

export function addReceivePayoutEvent(api: Api, { withdrawals }: Pick<WithdrawalRoutesDeps, 'withdrawals'>): void {
  addOperation(api, {
    method: 'POST',
    url: '/wps/v2/payouts/webhooks/:provider',
    operationId: 'receivePayoutEvent',
    tag: 'wallet',
    summary: 'What a provider tells about a payout; proven by X-Timestamp and X-Signature over the raw body',
    moduleIds: [],
    access: 'provider',
    params: Type.Object({ provider: Type.String({ pattern: '^[a-z0-9_]{2,20}$' }) }),
    // Each provider has a form of its own, which its adapter checks after the signature.
    body: Type.Unknown(),
    value: Type.Object({ received: Type.Boolean() }),
    refusals: [404, 422],
    async handle({ params, req }) {
      const outcome = await withdrawals.hear(params.provider, req);
      if (outcome === 'refused') throw walletErrors.signatureInvalid();
      if (outcome === 'unknown_payout') throw withdrawalErrors.payoutUnknown();
      if (outcome === 'mismatch') throw withdrawalErrors.payoutMismatch();
      return { received: true };
    },
  });
}
