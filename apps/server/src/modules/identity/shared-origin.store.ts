import { sql } from 'kysely';
import type { Reader } from '#kernel/database/database.ts';

/** Whether other members of a site came in from the same address as this one since an instant. */
export async function isOriginShared(
  db: Reader,
  { siteId, memberId, since }: { siteId: string; memberId: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (
      select from member_session mine
      join member_session other on other.ip = mine.ip and other.member_id <> mine.member_id and other.created_at >= ${since}
      join member_identity member on member.id = other.member_id and member.site_id = ${siteId}
      where mine.member_id = ${memberId} and mine.created_at >= ${since}) as shared`.execute(db);
  return rows[0]?.shared ?? false;
}
