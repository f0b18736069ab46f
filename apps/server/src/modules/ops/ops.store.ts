import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';

/** An operator as the login needs to know them. */
export interface StoredOperator {
  id: string;
  name: string;
  passwordHash: string;
  state: string;
}

/** The operator of a site's user name. */
export function findByUsername(db: Reader, siteId: string, username: string): Promise<StoredOperator | undefined> {
  return db
    .selectFrom('operator')
    .select(['id', 'name', 'password_hash as passwordHash', 'state'])
    .where('site_id', '=', siteId)
    .where('username', '=', username)
    .executeTakeFirst();
}

/** The site that an operator runs. */
export async function siteOfOperator(db: Reader, operatorId: string): Promise<string> {
  const row = await db.selectFrom('operator').select('site_id').where('id', '=', operatorId).executeTakeFirstOrThrow();
  return row.site_id;
}

/** Adds an operator, or renews the password of the one that has the user name. */
export async function upsertOperator(
  tx: Tx,
  operator: { id: string; siteId: string; username: string; name: string; passwordHash: string; createdAt: Date },
): Promise<void> {
  const { id, siteId, username, name, passwordHash, createdAt } = operator;
  await tx
    .insertInto('operator')
    .values({ id, site_id: siteId, username, name, password_hash: passwordHash, created_at: createdAt })
    .onConflict((conflict) =>
      conflict.constraint('operator_username_unique').doUpdateSet({ name, password_hash: passwordHash }),
    )
    .execute();
}

/** Opens a session. */
export async function insertSession(
  tx: Tx,
  session: { id: string; operatorId: string; tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { id, operatorId, tokenHash, createdAt, expiresAt } = session;
  await tx
    .insertInto('operator_session')
    .values({ id, operator_id: operatorId, token_hash: tokenHash, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

/** The live session of a token and whose it is. */
export function findSession(
  db: Reader,
  tokenHash: string,
  now: Date,
): Promise<{ sessionId: string; operatorId: string; name: string } | undefined> {
  return db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select(['operator_session.id as sessionId', 'operator.id as operatorId', 'operator.name'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .where('operator.state', '=', 'active')
    .executeTakeFirst();
}

/** Ends a session. */
export async function revokeSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('operator_session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Who tries to come in, and from where. */
export interface LoginAttempt {
  siteId: string;
  username: string;
  ip: string;
}

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through; answers when the oldest
 * of too many was made, else undefined.
 */
export function countAttempt(
  db: Database,
  attempt: LoginAttempt,
  limit: { now: Date; since: Date; max: number },
): Promise<Date | undefined> {
  const { siteId, username, ip } = attempt;
  const { now, since, max } = limit;
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`operator:${siteId}:${username}:${ip}`}, 0))`.execute(tx);
    const recent = await tx
      .selectFrom('operator_attempt')
      .select('attempted_at')
      .where('site_id', '=', siteId)
      .where('username', '=', username)
      .where('ip', '=', ip)
      .where('attempted_at', '>', since)
      .orderBy('attempted_at', 'desc')
      .limit(max)
      .execute();
    const oldest = recent[max - 1];
    if (oldest !== undefined) return oldest.attempted_at;
    await tx.insertInto('operator_attempt').values({ site_id: siteId, username, ip, attempted_at: now }).execute();
    return undefined;
  });
}

/** Forgets the attempts of someone who then came in, and those that are too old to count. */
export async function forgetAttempts(tx: Tx, who: LoginAttempt, before: Date): Promise<void> {
  await tx
    .deleteFrom('operator_attempt')
    .where((eb) =>
      eb.or([
        eb.and([eb('site_id', '=', who.siteId), eb('username', '=', who.username), eb('ip', '=', who.ip)]),
        eb('attempted_at', '<', before),
      ]),
    )
    .execute();
}

/** Notes what an operator changed. */
export async function insertAction(
  tx: Tx,
  action: { id: string; operatorId: string; action: string; details: object; doneAt: Date },
): Promise<void> {
  const { id, operatorId, details, doneAt } = action;
  await tx
    .insertInto('operator_action')
    .values({ id, operator_id: operatorId, action: action.action, details: JSON.stringify(details), done_at: doneAt })
    .execute();
}
