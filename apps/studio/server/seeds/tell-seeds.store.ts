import type { Db } from '../database/database.ts';

/** A retired seed that the platform has not acknowledged. */
export type SeedToTell = {
  readonly id: string;
  readonly vendorCode: string;
  readonly playerRef: string;
  readonly serverSeedHash: string;
  readonly serverSeed: string;
  readonly attempts: number;
};

/** Takes seeds that are due for this process until `leaseUntil`; other processes take others. */
export async function claimSeedsToTell(db: Db, now: Date, leaseUntil: Date, count: number): Promise<SeedToTell[]> {
  const claimed = await db
    .updateTable('seed_pair')
    .from('player')
    .set({ tell_at: leaseUntil })
    .whereRef('player.id', '=', 'seed_pair.player_id')
    .where('seed_pair.id', 'in', (query) =>
      query
        .selectFrom('seed_pair')
        .select('id')
        .where('tell_at', '<=', now)
        .orderBy('tell_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'seed_pair.id',
      'player.vendor_code as vendorCode',
      'player.player_ref as playerRef',
      'seed_pair.server_seed_hash as serverSeedHash',
      'seed_pair.server_seed as serverSeed',
      'seed_pair.tell_attempts as attempts',
    ])
    .execute();
  return claimed;
}

export async function markTold(db: Db, id: string): Promise<void> {
  await db.updateTable('seed_pair').set({ tell_at: null }).where('id', '=', id).execute();
}

/** Counts a failed attempt and says when the next one is due. */
export async function postponeTelling(db: Db, id: string, tellAt: Date): Promise<void> {
  await db
    .updateTable('seed_pair')
    .set((pair) => ({ tell_attempts: pair('tell_attempts', '+', 1), tell_at: tellAt }))
    .where('id', '=', id)
    .execute();
}
