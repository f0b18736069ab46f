import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { StoredPassword } from './operator-password.ts';

/** An operator as the login needs to know them. */
export interface StoredOperator extends StoredPassword {
  id: string;
  name: string;
  state: string;
  mustChangePassword: boolean;
}

const passwordColumns = [
  'password_hash as passwordHash',
  'password_given_by as passwordGivenBy',
  'password_release_hash as passwordReleaseHash',
] as const;

/** The operator of a site's user name. */
export function findByUsername(db: Reader, siteId: string, username: string): Promise<StoredOperator | undefined> {
  return db
    .selectFrom('operator')
    .select(['id', 'name', 'state', 'must_change_password as mustChangePassword', ...passwordColumns])
    .where('site_id', '=', siteId)
    .where('username', '=', username)
    .executeTakeFirst();
}

/** The site that an operator runs. */
export async function siteOfOperator(db: Reader, operatorId: string): Promise<string> {
  const row = await db.selectFrom('operator').select('site_id').where('id', '=', operatorId).executeTakeFirstOrThrow();
  return row.site_id;
}

/** The stored form of an operator's password. */
export function passwordOf(db: Reader, operatorId: string): Promise<StoredPassword> {
  return db.selectFrom('operator').select(passwordColumns).where('id', '=', operatorId).executeTakeFirstOrThrow();
}

/** Adds an operator, or renews the password of the one that has the user name; answers their id. */
export async function upsertOperator(
  tx: Tx,
  operator: { id: string; siteId: string; username: string; name: string; passwordHash: string; createdAt: Date },
): Promise<string> {
  const { id, siteId, username, name, passwordHash, createdAt } = operator;
  const saved = await tx
    .insertInto('operator')
    .values({
      id,
      site_id: siteId,
      username,
      name,
      password_hash: passwordHash,
      created_at: createdAt,
      password_changed_at: createdAt,
    })
    .onConflict((conflict) =>
      conflict.constraint('operator_username_unique').doUpdateSet({
        name,
        password_hash: passwordHash,
        password_changed_at: createdAt,
        password_given_by: null,
        password_release_hash: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
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

/** Notes that and from where somebody came in. */
export async function noteLogin(tx: Tx, operatorId: string, login: { at: Date; ip: string }): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ last_login_at: login.at, last_login_ip: login.ip })
    .where('id', '=', operatorId)
    .execute();
}

/** A live session, whose it is, and the roles that they hold at this moment. */
interface LiveSession {
  sessionId: string;
  operatorId: string;
  name: string;
  mustChangePassword: boolean;
  roles: string[];
}

/** The live session of a token; undefined when it is unknown, over, revoked or of a closed account. */
export function findSession(db: Reader, tokenHash: string, now: Date): Promise<LiveSession | undefined> {
  return db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select([
      'operator_session.id as sessionId',
      'operator.id as operatorId',
      'operator.name',
      'operator.must_change_password as mustChangePassword',
      sql<string[]>`array(select role from operator_role where operator_id = operator.id)`.as('roles'),
    ])
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
  /** Left out where it does not matter: attempts are counted by name. */
  ip?: string;
}

/** How many attempts there were with this one; `lockedSince` instead when there had been too many before it. */
type Counted = { lockedSince: Date } | { lockedSince?: undefined; attempts: number };

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through. A refused attempt does
 * not make the lock longer, or a stranger could keep somebody out for ever.
 */
export function countAttempt(
  db: Database,
  attempt: Required<LoginAttempt>,
  limit: { now: Date; since: Date; max: number },
): Promise<Counted> {
  const { siteId, username, ip } = attempt;
  const { now, since, max } = limit;
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, `operator:${siteId}:${username}`);
    const recent = await tx
      .selectFrom('operator_attempt')
      .select('attempted_at')
      .where('site_id', '=', siteId)
      .where('username', '=', username)
      .where('attempted_at', '>', since)
      .orderBy('attempted_at', 'desc')
      .limit(max)
      .execute();
    const newest = recent[0];
    if (newest !== undefined && recent.length >= max) return { lockedSince: newest.attempted_at };
    await tx.insertInto('operator_attempt').values({ site_id: siteId, username, ip, attempted_at: now }).execute();
    return { attempts: recent.length + 1 };
  });
}

/** Forgets the attempts of someone who then came in, and those that are too old to count. */
export async function forgetAttempts(tx: Tx, who: LoginAttempt, before: Date): Promise<void> {
  await tx
    .deleteFrom('operator_attempt')
    .where((eb) =>
      eb.or([
        eb.and([eb('site_id', '=', who.siteId), eb('username', '=', who.username)]),
        eb('attempted_at', '<', before),
      ]),
    )
    .execute();
}

/** Account names of members by id. */
export async function selectAccounts(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('member').select(['id', 'account']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** User names of operators by id. */
export async function selectUsernames(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('operator').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
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
