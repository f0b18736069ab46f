import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { CodePurpose } from './code.model.ts';

/** Whom a code is for, and what it is good for; `marks` are those of the number or address. */
export interface CodeTarget {
  siteId: string;
  purpose: CodePurpose;
  marks: readonly [string, ...string[]];
}

/** Lets callers about one target take turns until the transaction ends. */
export async function lockTarget(tx: Tx, { siteId, purpose, marks }: CodeTarget): Promise<void> {
  await takeTurn(tx, `code:${siteId}:${purpose}:${marks[0]}`);
}

export async function insertCode(
  tx: Tx,
  target: CodeTarget,
  code: { id: string; codeMark: string; ip: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('verification_code')
    .values({
      id: code.id,
      site_id: target.siteId,
      purpose: target.purpose,
      target_mark: target.marks[0],
      code_mark: code.codeMark,
      ip: code.ip,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** The latest code of a target, used or not. */
export async function selectLatest(
  db: Reader,
  { siteId, purpose, marks }: CodeTarget,
): Promise<{ id: string; codeMark: string; createdAt: Date; expiresAt: Date; usedAt: Date | null } | undefined> {
  return db
    .selectFrom('verification_code')
    .select(['id', 'code_mark as codeMark', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('target_mark', 'in', marks)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How many codes a target had since an instant, at all sites and for all purposes. */
export async function countOfTarget(db: Reader, marks: readonly string[], since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('verification_code')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('target_mark', 'in', marks)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many codes were asked for from an address since an instant. */
export async function countOfAddress(db: Reader, ip: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('verification_code')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('ip', '=', ip)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts a try; answers which one it is, undefined when there is none left. */
export async function countTry(db: Database, id: string, triesMax: number): Promise<number | undefined> {
  const row = await db
    .updateTable('verification_code')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', triesMax)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries;
}

/** Uses a code up; false when somebody was quicker. */
export async function useUp(db: Reader, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOlder(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('verification_code').where('created_at', '<', before).execute();
}
