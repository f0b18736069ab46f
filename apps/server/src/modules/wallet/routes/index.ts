import type { Api } from '#kernel/http/api-instance.ts';
import { addCancelDeposit } from './cancel-deposit.ts';
import { addCreateDeposit } from './create-deposit.ts';
import type { WalletRoutesDeps } from './deps.ts';
import { addGetBalance } from './get-balance.ts';
import { addGetDeposit } from './get-deposit.ts';
import { addListDepositMethods } from './list-deposit-methods.ts';
import { addListDeposits } from './list-deposits.ts';
import { addListTransactions } from './list-transactions.ts';
import { addReceivePaymentEvent } from './receive-payment-event.ts';
import { addRepeatDepositRequest } from './repeat-deposit-request.ts';
import { addWebhooks } from './webhooks.ts';

/** Adds every route of the room. */
export function addWalletRoutes(api: Api, deps: WalletRoutesDeps): void {
  addGetBalance(api, deps);
  addListDepositMethods(api, deps);
  addCreateDeposit(api, deps);
  addListDeposits(api, deps);
  addGetDeposit(api, deps);
  addCancelDeposit(api, deps);
  addRepeatDepositRequest(api, deps);
  addListTransactions(api, deps);
  addWebhooks(api, (scope) => addReceivePaymentEvent(scope, deps));
}
