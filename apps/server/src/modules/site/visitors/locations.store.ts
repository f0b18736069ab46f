import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';

/** One look at where somebody is. */
export interface LocationCheck {
  siteId: string;
  memberId: string | null;
  at: Date;
  cause: 'launch' | 'address' | 'call';
  country: string | null;
  network: string;
  outcome: 'allowed' | 'refused';
}

export async function insertLocation(db: Database | Tx, check: LocationCheck): Promise<void> {
  await db
    .insertInto('location_check')
    .values({
      id: newId(),
      site_id: check.siteId,
      member_id: check.memberId,
      at: check.at,
      cause: check.cause,
      country: check.country,
      network: check.network,
      outcome: check.outcome,
    })
    .execute();
}

/** Where a member was found last. */
export async function selectLastLocation(
  db: Reader,
  memberId: string,
): Promise<{ at: Date; country: string | null; network: string } | undefined> {
  return db
    .selectFrom('location_check')
    .select(['at', 'country', 'network'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .executeTakeFirst();
}
