import type { Clock } from '#kernel/clock/clock.ts';
import type { Reader } from '#kernel/database/database.ts';
import { type Discrepancy, type TrialBalance, trialBalance, verify } from './ledger.audit.ts';
import { balancesOfMany, type Holding, holdingsOf, historyOf } from './ledger.reports.ts';
import { createLedgerWriter, type LedgerWriter } from './ledger.service.ts';

export {
  houseAccount,
  playerAccount,
  type Account,
  type AccountName,
  type HousePurpose,
  type PlayerPurpose,
} from './ledger.accounts.ts';
export type { Facts, PlayerBalance, Posting, PostingKey, PostOutcome, Transfer } from './ledger.posting.ts';
export type { HistoryFilter, HistoryLine, Holding } from './ledger.reports.ts';
export type { Discrepancy, HouseBalance, TrialBalance } from './ledger.audit.ts';
export type { Reversal, ReverseOutcome } from './ledger.service.ts';

/** Where money is written down. Amounts are ledger units; refusals are outcomes, faults of a caller are thrown. */
export interface Ledger extends LedgerWriter {
  /** Everything that a player holds. */
  holdingsOf(db: Reader, memberId: string): Promise<Holding[]>;
  /** The balances of many players, by member. */
  balancesOfMany: typeof balancesOfMany;
  /** One page of a player's account record, newest first. */
  historyOf: typeof historyOf;
  /** All accounts added up, by currency. */
  trialBalance(db: Reader): Promise<TrialBalance[]>;
  /** Recomputes every balance from the entries; what it finds is a fault of ours, and nothing when all is well. */
  verify(db: Reader): Promise<Discrepancy[]>;
}

/** The ledger module. */
export function createLedger(deps: { clock: Clock; newId: () => string }): Ledger {
  return { ...createLedgerWriter(deps), holdingsOf, balancesOfMany, historyOf, trialBalance, verify };
}
