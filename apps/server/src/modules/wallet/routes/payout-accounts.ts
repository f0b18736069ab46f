import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { StepUpProof } from '#modules/identity';
import { walletErrors } from '../wallet.errors.ts';
import { PayoutAccountView, payoutAccountView, PayoutKindSchema } from '../withdrawals/payout-account.view.ts';
import type { WithdrawalRoutesDeps } from './withdrawal-deps.ts';
import { TransactionPassword } from './transaction-password.ts';

const url = '/wps/v2/wallets/payout-accounts';

export function addListPayoutAccounts(api: Api, { withdrawals }: WithdrawalRoutesDeps): void {
  addOperation(api, {
    method: 'GET',
    url,
    operationId: 'listPayoutAccounts',
    tag: 'wallet',
    summary: 'Where the member can be paid out to, the oldest first; numbers are masked',
    moduleIds: ['COMM3'],
    access: 'member',
    value: Type.Object({ content: Type.Array(PayoutAccountView) }),
    async handle({ caller }) {
      return { content: (await withdrawals.accountsOf(caller.memberId)).map(payoutAccountView) };
    },
  });
}

export function addAddPayoutAccount(
  api: Api,
  { withdrawals, transactionPasswords, stepUp }: WithdrawalRoutesDeps,
): void {
  addOperation(api, {
    method: 'POST',
    url,
    operationId: 'addPayoutAccount',
    fresh: true,
    tag: 'wallet',
    summary: "Adds a payout account in the member's own name; the first one fixes the name",
    moduleIds: ['COMM3'],
    access: 'member',
    encrypted: true,
    body: Body({
      kind: PayoutKindSchema,
      holderName: Type.String({ minLength: 2, maxLength: 80 }),
      number: Type.String({ minLength: 1, maxLength: 200 }),
      transactionPassword: TransactionPassword,
      proof: Type.Optional(StepUpProof),
    }),
    value: PayoutAccountView,
    refusals: [409, 422, 429],
    callsPerMinuteMax: 30,
    async handle({ caller, body: { transactionPassword, proof, ...wish } }) {
      if (caller.isTrial) throw walletErrors.trialAccount();
      await transactionPasswords.verify(caller, transactionPassword);
      await stepUp.prove({ id: caller.memberId, siteId: caller.siteId }, proof);
      return payoutAccountView(await withdrawals.addAccount(caller, wish));
    },
  });
}

export function addRemovePayoutAccount(
  api: Api,
  { withdrawals, transactionPasswords, stepUp }: WithdrawalRoutesDeps,
): void {
  addOperation(api, {
    method: 'POST',
    url: `${url}/:id/removal`,
    operationId: 'removePayoutAccount',
    fresh: true,
    tag: 'wallet',
    summary: 'Takes a payout account off; not while money is on its way there',
    moduleIds: ['COMM3'],
    access: 'member',
    encrypted: true,
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    body: Body({ transactionPassword: TransactionPassword, proof: Type.Optional(StepUpProof) }),
    value: Type.Null(),
    refusals: [404, 409, 422, 429],
    callsPerMinuteMax: 30,
    async handle({ caller, params, body }) {
      await transactionPasswords.verify(caller, body.transactionPassword);
      await stepUp.prove({ id: caller.memberId, siteId: caller.siteId }, body.proof);
      await withdrawals.removeAccount(caller, params.id);
      return null;
    },
  });
}
