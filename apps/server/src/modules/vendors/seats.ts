import type pg from 'pg';
import { createBatcher } from '#kernel/batching/batcher.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import { type Seat, type SeatKey, selectSeats } from './seats.store.ts';

const ageMaxMs = 10_000;
const seatsMax = 50_000;

/** Who sits where, as it was a moment ago. What a bet depends on is looked at once more where it is taken. */
export interface Seats {
  /** The seat of a session, read again when what is remembered is older than ten seconds. */
  find(key: SeatKey): Promise<Seat | undefined>;
  /** Forgets a seat that turned out not to be as remembered. */
  forget(key: SeatKey): void;
}

/** An empty memory of seats. */
export function createSeats(deps: { lookups: pg.Pool; clock: Clock }): Seats {
  const { lookups, clock } = deps;
  // By the token alone: a name made of both would have to be put together for each bet.
  const known = new Map<string, { vendorCode: string; seat: Seat; readAtMs: number }>();
  const read = createBatcher<SeatKey, Seat | undefined>({
    run: (keys) => selectSeats(lookups, keys),
    parallelMax: 2,
    batchMax: 256,
  });

  return {
    async find(key) {
      const { vendorCode, tokenHash } = key;
      const nowMs = clock.now().getTime();
      const found = known.get(tokenHash);
      const isTheirs = found?.vendorCode === vendorCode && Math.abs(nowMs - found.readAtMs) < ageMaxMs;
      if (isTheirs) return found.seat;
      const seat = await read(key);
      if (known.size >= seatsMax) known.clear();
      if (seat === undefined) known.delete(tokenHash);
      else known.set(tokenHash, { vendorCode, seat, readAtMs: nowMs });
      return seat;
    },
    forget({ tokenHash }) {
      known.delete(tokenHash);
    },
  };
}
