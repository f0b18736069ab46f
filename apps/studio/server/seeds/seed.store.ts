import type { Db, Tx } from '../database/database.ts';
import type { SeedPairState } from '../database/tables.ts';

export type SeedPair = {
  readonly id: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonceNext: number;
};

export type NewSeedPair = {
  readonly id: string;
  readonly playerId: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string | null;
  readonly state: Exclude<SeedPairState, 'retired'>;
  readonly now: Date;
};

export async function insertSeedPair(tx: Tx, pair: NewSeedPair): Promise<void> {
  await tx
    .insertInto('seed_pair')
    .values({
      id: pair.id,
      player_id: pair.playerId,
      server_seed: pair.serverSeed,
      server_seed_hash: pair.serverSeedHash,
      client_seed: pair.clientSeed,
      state: pair.state,
      created_at: pair.now,
      retired_at: null,
    })
    .execute();
}

export async function findSeedPair(db: Db | Tx, playerId: string, state: SeedPairState): Promise<SeedPair | undefined> {
  const row = await db
    .selectFrom('seed_pair')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', '=', state)
    .orderBy('retired_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed ?? '',
    nonceNext: row.nonce_next,
  };
}

/** Takes the next nonce of the active pair. The player must be locked. */
export async function takeNonce(tx: Tx, playerId: string): Promise<SeedPair & { readonly nonce: number }> {
  const row = await tx
    .updateTable('seed_pair')
    .set((pair) => ({ nonce_next: pair('nonce_next', '+', 1) }))
    .where('player_id', '=', playerId)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed ?? '',
    nonceNext: row.nonce_next,
    nonce: row.nonce_next - 1,
  };
}

/** Ends the pair in use; `isTold` says whether the platform is to hear of its seed. */
export async function retireActivePair(tx: Tx, playerId: string, now: Date, isTold: boolean): Promise<void> {
  await tx
    .updateTable('seed_pair')
    .set({ state: 'retired', retired_at: now, tell_at: isTold ? now : null })
    .where('player_id', '=', playerId)
    .where('state', '=', 'active')
    .execute();
}

export async function activateNextPair(tx: Tx, playerId: string, clientSeed: string): Promise<void> {
  await tx
    .updateTable('seed_pair')
    .set({ state: 'active', client_seed: clientSeed })
    .where('player_id', '=', playerId)
    .where('state', '=', 'next')
    .execute();
}
