import { sql } from 'kysely';
import type { Reader, Tx } from '#kernel/database/database.ts';

/** A live session with what it says of its member. */
export interface SessionRow {
  sessionId: string;
  memberId: string;
  siteId: string;
  account: string;
  type: number;
  lastSeenAt: Date;
  activeAt: Date;
}

export interface NewSession {
  id: string;
  memberId: string;
  tokenHash: string;
  side: 'member' | 'agent';
  ip: string;
  device: string | null;
  userAgent: string | null;
  deviceHash: string | null;
  rememberedFamily: string | null;
  expiresAt: Date;
}

const ownSessionsMax = 100;

export async function insertSession(tx: Tx, session: NewSession, now: Date): Promise<void> {
  await tx
    .insertInto('member_session')
    .values({
      id: session.id,
      member_id: session.memberId,
      token_hash: session.tokenHash,
      side: session.side,
      ip: session.ip,
      device: session.device,
      user_agent: session.userAgent,
      device_hash: session.deviceHash,
      remembered_family: session.rememberedFamily,
      created_at: now,
      last_seen_at: now,
      active_at: now,
      expires_at: session.expiresAt,
    })
    .execute();
}

function liveSessions(db: Reader, now: Date, idleSince: Date) {
  return db
    .selectFrom('member_session as session')
    .innerJoin('member_identity as member', 'member.id', 'session.member_id')
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', idleSince)
    .where('member.state', '=', 'active');
}

/** The session of a token, unless it ended, was revoked, or its member is kept out. */
export async function selectLive(
  db: Reader,
  tokenHash: string,
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  return liveSessions(db, now, idleSince)
    .where('session.token_hash', '=', tokenHash)
    .select([
      'session.id as sessionId',
      'session.member_id as memberId',
      'session.last_seen_at as lastSeenAt',
      'session.active_at as activeAt',
      'member.site_id as siteId',
      'member.account as account',
      'member.type as type',
    ])
    .$narrowType<{ siteId: string; account: string; type: number }>()
    .executeTakeFirst();
}

export async function selectIsLive(db: Reader, sessionId: string, now: Date, idleSince: Date): Promise<boolean> {
  const row = await liveSessions(db, now, idleSince)
    .where('session.id', '=', sessionId)
    .select('session.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Logins of the member of this one that began since an instant, the newest first; a live one has no end. */
export async function selectLoginsBeside(
  db: Reader,
  sessionId: string,
  since: Date,
): Promise<{ id: string; createdAt: Date; endedAt: Date }[]> {
  return db
    .selectFrom('member_session as own')
    .innerJoin('member_session as login', 'login.member_id', 'own.member_id')
    .where('own.id', '=', sessionId)
    .where('login.created_at', '>', since)
    .select([
      'login.id as id',
      'login.created_at as createdAt',
      sql<Date>`least(login.revoked_at, login.expires_at, login.last_seen_at)`.as('endedAt'),
    ])
    .orderBy('login.created_at', 'desc')
    .execute();
}

/** Notes that a session is in use, at most once in a while: `notSince` keeps the row from being written on each call. */
export async function touchSession(db: Reader, sessionId: string, now: Date, notSince: Date): Promise<void> {
  await db
    .updateTable('member_session')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', notSince)
    .execute();
}

/** When the person of a session may be called there: not since `notSince`, and not gone since before `goneSince`. */
export interface Presence {
  now: Date;
  notSince: Date;
  goneSince: Date;
}

/** Notes that the person did something, unless they were away for so long that they have to prove who they are first. */
export async function touchPerson(
  db: Reader,
  sessionId: string,
  { now, notSince, goneSince }: Presence,
): Promise<void> {
  await db
    .updateTable('member_session')
    .set({ last_seen_at: now, active_at: now })
    .where('id', '=', sessionId)
    .where('active_at', '<', notSince)
    .where('active_at', '>', goneSince)
    .execute();
}

/** Notes that people did something at once; a row that another process writes at this moment is noted by that one. */
export async function touchPersons(
  db: Reader,
  sessionIds: readonly string[],
  { now, notSince, goneSince }: Presence,
): Promise<void> {
  await sql`
    update member_session
    set last_seen_at = ${now}, active_at = case when active_at > ${goneSince} then ${now} else active_at end
    where id in (
      select id from member_session
      where id = any(${[...sessionIds]}::uuid[])
        and (last_seen_at < ${notSince} or (active_at < ${notSince} and active_at > ${goneSince}))
      for update skip locked
    )`.execute(db);
}

/** Notes that the person has proven who they are. */
export async function markPresent(db: Reader, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('member_session')
    .set({ last_seen_at: now, active_at: now })
    .where('id', '=', sessionId)
    .execute();
}

/** When a member came in the last time, and from where. */
export async function selectLatestLogin(
  db: Reader,
  memberId: string,
): Promise<{ at: Date; ip: string | null } | undefined> {
  return db
    .selectFrom('member_session')
    .select(['created_at as at', 'ip'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A member's sessions that are under way, the one used last first. */
export async function selectOwnSessions(db: Reader, memberId: string, now: Date, idleSince: Date) {
  return liveSessions(db, now, idleSince)
    .where('session.member_id', '=', memberId)
    .select([
      'session.id as id',
      'session.user_agent as userAgent',
      'session.ip as ip',
      'session.side as side',
      'session.created_at as openedAt',
      'session.last_seen_at as lastSeenAt',
    ])
    .$narrowType<{ side: 'member' | 'agent' }>()
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.created_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(ownSessionsMax)
    .execute();
}

/** A member's logins, the latest first. */
export async function selectLogins(
  db: Reader,
  memberId: string,
  limit: number,
): Promise<{ at: Date; ip: string | null; device: string | null; side: string }[]> {
  return db
    .selectFrom('member_session')
    .select(['created_at as at', 'ip', 'device', 'side'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Forgets where a member's logins came from. */
export async function forgetOrigins(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('member_session')
    .set({ ip: null, device: null, user_agent: null, device_hash: null })
    .where('member_id', '=', memberId)
    .execute();
}
