import type { Reader, Tx } from '#kernel/database/database.ts';

/** A server seed that a vendor has shown, with the hash that promised it; both lower-case hex. */
export interface RevealedSeed {
  vendorCode: string;
  serverSeedHash: string;
  serverSeed: string;
}

/** Keeps a seed for every round under its hash; again, it changes nothing. */
export async function insertSeed(tx: Tx, seed: RevealedSeed, now: Date): Promise<void> {
  await tx
    .insertInto('revealed_seed')
    .values({
      vendor_code: seed.vendorCode,
      server_seed_hash: seed.serverSeedHash,
      server_seed: seed.serverSeed,
      revealed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['server_seed_hash', 'vendor_code']).doNothing())
    .execute();
}

/** The seed behind a hash in a vendor's rounds; null until it is shown. */
export async function selectSeed(db: Reader, vendorCode: string, serverSeedHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('revealed_seed')
    .select('server_seed')
    .where('server_seed_hash', '=', serverSeedHash.toLowerCase())
    .where('vendor_code', '=', vendorCode)
    .executeTakeFirst();
  return row?.server_seed ?? null;
}
