import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { insertRefusals, type RefusedCall } from './refusals.store.ts';

const kindsMax = 500;

/** Remembers calls that were refused before anything was kept of them. */
export interface RefusalLog {
  note(refused: RefusedCall): void;
}

/**
 * Writes refusals beside the calls, one statement at a time: what comes meanwhile waits and counts together when it looks
 * the same, so that nobody without a secret can make the database busy. What is refused in a transaction is written there.
 */
export function createRefusalLog(deps: { db: Database; clock: Clock; onError: (error: unknown) => void }): RefusalLog {
  let waiting = new Map<string, RefusedCall & { times: number }>();
  let isWriting = false;

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.size > 0) {
      const rows = [...waiting.values()];
      waiting = new Map();
      await insertRefusals(deps.db, rows, deps.clock.now()).catch(deps.onError);
    }
    isWriting = false;
  }

  return {
    note(refused) {
      const { path, status } = refused;
      // Beyond so many different ones, what callers make up is no longer told apart.
      const call = waiting.size < kindsMax ? refused : { vendorCode: '?', path, status };
      const key = JSON.stringify(call);
      const known = waiting.get(key);
      if (known === undefined) waiting.set(key, { ...call, times: 1 });
      else known.times += 1;
      void write();
    },
  };
}
