import type { Clock } from '#kernel/clock/clock.ts';
import type { TransactionPasswords } from '#modules/identity';
import type { Withdrawals } from '../withdrawals/withdrawals.service.ts';

/** What the routes of paying out need. */
export interface WithdrawalRoutesDeps {
  withdrawals: Withdrawals;
  transactionPasswords: TransactionPasswords;
  clock: Clock;
}
