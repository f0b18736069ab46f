import type { Database } from '#kernel/database/database.ts';
import type { Adjustments, Withdrawals } from '#modules/wallet';
import type { Ops } from '../ops.service.ts';

/** What the calls of operators about members' money need. */
export interface MoneyOpsDeps {
  db: Database;
  ops: Pick<Ops, 'siteOf'>;
  withdrawals: Withdrawals;
  adjustments: Adjustments;
}
