import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { DepositReviews, FundsTransfers, Statements } from '#modules/wallet';

/** What the operators' calls about a site's money need. */
export interface TreasuryDeps {
  db: Database;
  clock: Clock;
  statements: Statements;
  reviews: DepositReviews;
  funds: FundsTransfers;
}
