import type {
  CreditFields,
  RefundRoundFields,
  RevealSeedFields,
  RollbackFields,
  WinFields,
} from '../protocol/index.ts';

/** A call that must reach the wallet, however long it takes. */
export interface QueuedCall {
  /** Kind and transaction id (or round, or hash); putting one with the same id replaces it. */
  id: string;
  call:
    | { name: 'win'; fields: WinFields }
    | { name: 'rollback'; fields: RollbackFields }
    | { name: 'credit'; fields: CreditFields }
    | { name: 'refundRound'; fields: RefundRoundFields }
    | { name: 'revealSeed'; fields: RevealSeedFields };
  attempts: number;
  dueAt: Date;
  /** After this a person has to look at it. */
  giveUpAt: Date;
}

/**
 * Where such calls wait. It must outlive the process (a table, say): `put` and `remove` have happened when they resolve.
 * The same call may be handed out twice, as the wallet counts it once.
 */
export interface RetryQueue {
  put(call: QueuedCall): Promise<void>;
  /** Those that are due, the oldest first. */
  due(now: Date, limit: number): Promise<QueuedCall[]>;
  remove(id: string): Promise<void>;
}

/** A queue that ends with the process: for tests and trials. */
export function createMemoryRetryQueue(): RetryQueue {
  const calls = new Map<string, QueuedCall>();
  return {
    async put(call) {
      calls.set(call.id, call);
    },
    async due(now, limit) {
      const waiting = [...calls.values()].filter(({ dueAt }) => dueAt <= now);
      return waiting.sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime()).slice(0, limit);
    },
    async remove(id) {
      calls.delete(id);
    },
  };
}
