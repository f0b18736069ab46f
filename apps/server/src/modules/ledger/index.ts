import type { Clock } from '#kernel/clock/clock.ts';
import type { Reader } from '#kernel/database/database.ts';
import { type Discrepancy, verify } from './ledger.audit.ts';
import { balancesOfMany, type Holding, holdingsOf, holdingsOfMany, historyOf } from './ledger.reports.ts';
import { findAccount, kindTotalsOf } from './ledger.kinds.ts';
import { createLedgerWriter, type LedgerWriter } from './ledger.service.ts';
import { statementFor } from './ledger.statement.ts';
import { type TrialBalance, trialBalance } from './ledger.trial-balance.ts';

export {
  houseAccount,
  playerAccount,
  type Account,
  type AccountName,
  type HousePurpose,
  type PlayerPurpose,
} from './ledger.accounts.ts';
export type { PostingKey } from './ledger.keys.ts';
export type { Facts, PlayerBalance, Posting, PostOutcome, Transfer } from './ledger.posting.ts';
export type { HistoryFilter, HistoryLine, Holding } from './ledger.reports.ts';
export type { KindTotal } from './ledger.kinds.ts';
export type { LinePage, Statement, StatementLine, StatementPeriod } from './ledger.statement.ts';
export type { Discrepancy } from './ledger.audit.ts';
export type { HouseBalance, TrialBalance } from './ledger.trial-balance.ts';
export type { OwedReversal, Reversal, Settlement } from './ledger.closing.ts';
export type { CloseOutcome } from './ledger.service.ts';
export { companion, type Companion, type CompanionTable } from './ledger.companion.ts';
export { type BatchPoster, createBatchPoster } from './ledger.poster.ts';
export { publicKeyText, readPublicKey, readSealKey, type SealKey } from './ledger.block.ts';
export { type BrokenBlock, verifyChain } from './ledger.chain.ts';
export { type Checkpoint, checkpointFields } from './ledger.checkpoint.ts';
export { type BrokenCheckpoint, overdueJournals, verifyCheckpoints } from './ledger.checkpoint-audit.ts';
export {
  type CheckpointKeeper,
  checkpointPathIn,
  createCheckpointFile,
  readCheckpointFile,
} from './ledger.checkpoint-file.ts';
export { type InclusionProof, isProven, proveInclusion } from './ledger.proof.ts';
export { proofText, readProof } from './ledger.proof-text.ts';
export { ledgerJobs } from './ledger.jobs.ts';

/** Where money is written down. Amounts are ledger units; refusals are outcomes, faults of a caller are thrown. */
export interface Ledger extends LedgerWriter {
  /** Everything that a player holds. */
  holdingsOf(db: Reader, memberId: string): Promise<Holding[]>;
  /** Everything that each of many players holds. */
  holdingsOfMany: typeof holdingsOfMany;
  /** The balances of many players, by member. */
  balancesOfMany: typeof balancesOfMany;
  /** One page of a player's account record, newest first. */
  historyOf: typeof historyOf;
  /** The statement of an account for a period, as it is or as it was at a past instant. */
  statementFor: typeof statementFor;
  /** The account of a name, undefined when there has never been money on it. */
  findAccount: typeof findAccount;
  /** An account's entries of a period, added up by kind. */
  kindTotalsOf: typeof kindTotalsOf;
  /** All accounts added up, by currency; those of one site when it is given. */
  trialBalance(db: Reader, siteId?: string): Promise<TrialBalance[]>;
  /** Recomputes every balance from the entries; what it finds is a fault of ours, and nothing when all is well. */
  verify(db: Reader): Promise<Discrepancy[]>;
}

/** The ledger module. */
export function createLedger(deps: { clock: Clock }): Ledger {
  const reading = {
    holdingsOf,
    holdingsOfMany,
    balancesOfMany,
    historyOf,
    statementFor,
    findAccount,
    kindTotalsOf,
    trialBalance,
    verify,
  };
  return { ...createLedgerWriter(deps), ...reading };
}
