import type { Api } from '#kernel/http/api-instance.ts';
import { addAddPayoutAccount, addListPayoutAccounts, addRemovePayoutAccount } from './payout-accounts.ts';
import { addReceivePayoutEvent } from './receive-payout-event.ts';
import {
  addChangeTransactionPassword,
  addGetTransactionPassword,
  addResetTransactionPassword,
  addSetTransactionPassword,
} from './transaction-password.ts';
import { addWebhooks } from './webhooks.ts';
import type { WithdrawalRoutesDeps } from './withdrawal-deps.ts';
import { addConfirmReceipt, addReadProofs, addUploadProof } from './withdrawal-receipt.ts';
import { addCreateWithdrawal, addGetWithdrawal, addGetWithdrawalRules, addListWithdrawals } from './withdrawals.ts';

/** Adds every route of paying out. */
export function addWithdrawalRoutes(api: Api, deps: WithdrawalRoutesDeps): void {
  addGetTransactionPassword(api, deps);
  addSetTransactionPassword(api, deps);
  addChangeTransactionPassword(api, deps);
  addResetTransactionPassword(api, deps);
  addListPayoutAccounts(api, deps);
  addAddPayoutAccount(api, deps);
  addRemovePayoutAccount(api, deps);
  addGetWithdrawalRules(api, deps);
  addCreateWithdrawal(api, deps);
  addListWithdrawals(api, deps);
  addGetWithdrawal(api, deps);
  addConfirmReceipt(api, deps);
  addUploadProof(api, deps);
  addReadProofs(api, deps);
  addWebhooks(api, (scope) => addReceivePayoutEvent(scope, deps));
}
