import type { StepUp, TransactionPasswords } from '#modules/identity';
import type { Withdrawals } from '../withdrawals/withdrawals.service.ts';

/** What the routes of paying out need. */
export interface WithdrawalRoutesDeps {
  withdrawals: Withdrawals;
  transactionPasswords: TransactionPasswords;
  /** Who has a second factor shows it before it changes where money goes; who forgot a password always shows something. */
  stepUp: Pick<StepUp, 'prove' | 'proveHeld'>;
}
