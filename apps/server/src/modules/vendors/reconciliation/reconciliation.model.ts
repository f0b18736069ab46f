import type { FeedTrouble } from '../feed/fetch-limited.ts';
import type { Day } from './days.ts';

export const runStates = ['waiting', 'reading', 'done', 'failed'] as const;
export type RunState = (typeof runStates)[number];

/**
 * Why a run did not come to its end. `endless`: a feed with more pages than any day can have. `interrupted`: worker after
 * worker died in it.
 */
export type RunTrouble = FeedTrouble | 'endless' | 'interrupted';

/** A reading of a vendor's feed from a day on, and a comparison of the days up to another. */
export interface Run {
  id: string;
  vendorCode: string;
  fromDay: Day;
  day: Day;
  state: RunState;
  /** The operator who asked for it; null for the nightly one. */
  askedBy: string | null;
  askedAt: Date;
  cursor: string | null;
  pages: number;
  attempts: number;
  trouble: string | null;
  endedAt: Date | null;
}

export const differences = ['missing_our_side', 'missing_vendor', 'amount_diff', 'status_diff'] as const;
export type Difference = (typeof differences)[number];

export const itemStates = ['open', 'agreed', 'resolved'] as const;
export type ItemState = (typeof itemStates)[number];

/** One side of a transaction on which there is no agreement; amount in ledger units. */
export interface Side {
  kind: string;
  state: string;
  currency: string;
  amount: string;
  playerRef: string;
  at: string;
}

/** A transaction on which we and its vendor do not agree. `agreed`: a later run found agreement. */
export interface Item {
  id: string;
  vendorCode: string;
  txId: string;
  difference: Difference;
  siteId: string | null;
  day: Day;
  happenedAt: Date;
  isLate: boolean;
  ours: Side | null;
  theirs: Side | null;
  state: ItemState;
  openedAt: Date;
  closedAt: Date | null;
  reason: string | null;
}

/** What moved on a day in one currency and kind, by both books; amounts in ledger units. */
export interface Sum {
  day: Day;
  currency: string;
  kind: string;
  ourCount: number;
  ourAmount: bigint;
  theirCount: number;
  theirAmount: bigint;
}

/** A day on which both sides agree, for ever. */
export interface ClosedDay {
  vendorCode: string;
  day: Day;
  runId: string;
  closedAt: Date;
  closedBy: string;
}
