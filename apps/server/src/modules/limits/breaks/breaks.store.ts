import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { PlayBreak as BreakRow } from '#kernel/database/schema.generated.ts';
import type { Decider, PlayBreak } from './break.model.ts';

function toBreak(row: Selectable<BreakRow>): PlayBreak {
  return {
    id: row.id,
    kind: row.kind as PlayBreak['kind'],
    source: row.source as PlayBreak['source'],
    reason: row.reason,
    startsAt: row.starts_at,
    termEndsAt: row.term_ends_at,
    endableFrom: row.endable_from,
    closesAt: row.closes_at,
  };
}

/** All breaks of a member that ever were, the newest first. */
export async function selectBreaks(db: Reader, memberId: string): Promise<PlayBreak[]> {
  const rows = await db
    .selectFrom('play_break')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toBreak);
}

/** Breaks of which nobody has noted yet that they are over. */
export async function selectOpenBreaks(db: Reader, memberId: string): Promise<PlayBreak[]> {
  const rows = await db
    .selectFrom('play_break')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('over_at', 'is', null)
    .execute();
  return rows.map(toBreak);
}

export async function insertBreak(
  tx: Tx,
  of: { memberId: string; siteId: string; askedBy: string | null },
  added: PlayBreak,
): Promise<void> {
  await tx
    .insertInto('play_break')
    .values({
      id: added.id,
      member_id: of.memberId,
      site_id: of.siteId,
      asked_by: of.askedBy,
      kind: added.kind,
      source: added.source,
      reason: added.reason,
      starts_at: added.startsAt,
      term_ends_at: added.termEndsAt,
      endable_from: added.endableFrom,
      closes_at: added.closesAt,
    })
    .execute();
}

/** Writes when exclusions stop that an operator ends. */
export async function closeBreaks(
  tx: Tx,
  ids: readonly string[],
  end: { closesAt: Date; by: Decider; reason: string },
): Promise<void> {
  await tx
    .updateTable('play_break')
    .set({ closes_at: end.closesAt, ended_by: end.by.operatorId, end_reason: end.reason })
    .where('id', 'in', [...ids])
    .execute();
}

/** Members with a break that has stopped, and nobody has noted it. */
export async function selectStopped(
  db: Reader,
  now: Date,
  max: number,
): Promise<{ memberId: string; siteId: string }[]> {
  const rows = await db
    .selectFrom('play_break')
    .select(['member_id', 'site_id'])
    .where('over_at', 'is', null)
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(max)
    .execute();
  return rows.map((row) => ({ memberId: row.member_id, siteId: row.site_id }));
}

/** Notes that a member's breaks that have stopped are over; answers which. */
export async function markOver(tx: Tx, memberId: string, now: Date): Promise<PlayBreak[]> {
  const rows = await tx
    .updateTable('play_break')
    .set({ over_at: now })
    .where('member_id', '=', memberId)
    .where('over_at', 'is', null)
    .where('closes_at', '<=', now)
    .returningAll()
    .execute();
  return rows.map(toBreak);
}
