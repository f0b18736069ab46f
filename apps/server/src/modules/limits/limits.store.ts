import type { LimitName } from '@quetzal/domain/limits';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';
import type { PlayLimit as LimitRow } from '#kernel/database/schema.generated.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { PlayLimit } from './limits.model.ts';

function toLimit(row: Selectable<LimitRow>): PlayLimit {
  const { pending_kind: kind, pending_asked_at: askedAt } = row;
  return {
    name: row.name as LimitName,
    value: row.value,
    setAt: row.set_at,
    pending:
      kind === null || askedAt === null
        ? null
        : { kind: kind as 'raise' | 'removal', value: row.pending_value, askedAt },
  };
}

/** Takes the member's turn in this room until the transaction ends: changes and deposits come one after another. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await takeTurn(tx, `limits:${memberId}`);
}

export async function selectLimits(db: Reader, memberId: string): Promise<PlayLimit[]> {
  const rows = await db.selectFrom('play_limit').selectAll().where('member_id', '=', memberId).execute();
  return rows.map(toLimit);
}

export async function selectLimit(db: Reader, memberId: string, name: LimitName): Promise<PlayLimit | undefined> {
  const row = await db
    .selectFrom('play_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && toLimit(row);
}

export async function upsertLimit(tx: Tx, memberId: string, limit: PlayLimit): Promise<void> {
  const values = {
    value: limit.value,
    set_at: limit.setAt,
    pending_kind: limit.pending?.kind ?? null,
    pending_value: limit.pending?.value ?? null,
    pending_asked_at: limit.pending?.askedAt ?? null,
  };
  await tx
    .insertInto('play_limit')
    .values({ member_id: memberId, name: limit.name, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'name']).doUpdateSet(values))
    .execute();
}

export async function deleteLimit(tx: Tx, memberId: string, name: LimitName): Promise<void> {
  await tx.deleteFrom('play_limit').where('member_id', '=', memberId).where('name', '=', name).execute();
}

/** Whose changes were asked for before an instant, and may have lapsed. */
export async function selectAskedBefore(
  db: Reader,
  before: Date,
  max: number,
): Promise<{ memberId: string; name: LimitName }[]> {
  const rows = await db
    .selectFrom('play_limit')
    .select(['member_id', 'name'])
    .where('pending_asked_at', '<=', before)
    .orderBy('pending_asked_at')
    .limit(max)
    .execute();
  return rows.map((row) => ({ memberId: row.member_id, name: row.name as LimitName }));
}

/** What was credited since each of these instants, in their order, with what still may be paid. */
export async function selectDepositSums(
  db: Reader,
  of: { memberId: string; currency: string },
  since: readonly Date[],
): Promise<bigint[]> {
  if (since.length === 0) return [];
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(deposit.amount), 0)::bigint as amount
    from unnest(${since}::timestamptz[]) with ordinality as start (at, position)
    left join deposit_counted deposit on deposit.member_id = ${of.memberId}
      and deposit.currency = ${of.currency} and deposit.counted_at >= start.at
    group by start.position order by start.position`.execute(db);
  return rows.map(({ amount }) => amount);
}
