import { sql } from 'kysely';
import type { Database, Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { LoginAttempt } from './login-throttle.ts';

/** So many wrong passwords in `lockMs` lock an account (GLI-19 2.5.3 d). */
const lockedFrom = 3;
const lockMs = 30 * 60_000;
/** So many from one address in `addressMs` and nobody looks at the next one from there. */
const addressMax = 5;
const addressMs = 15 * 60_000;
/** So many from anywhere in `lockMs` and only a browser or an address that is known is listened to. */
const floodMax = 60;

/** An attempt that was counted, with what came before it. Minutes are those until the lock is over. */
export interface CountedAttempt {
  /** Names the row that counts it as a failure, until it turns out to be none. */
  id: bigint;
  /** Undefined while the account is not locked; `isFromHere` when the failures of this address alone lock it. */
  lock: { minutes: number; isFromHere: boolean; isFlood: boolean } | undefined;
  /** Whether this one, if it fails, is the one that locks the account. */
  isLast: boolean;
}

const minutesUntil = (end: number, now: Date): number => Math.max(1, Math.ceil((end - now.getTime()) / 60_000));

/** Whether failures lock something, the latest first. */
function lockOf(failures: readonly Date[], now: Date, count: number, windowMs: number): number | undefined {
  const deciding = failures.filter((at) => now.getTime() - at.getTime() < windowMs).at(count - 1);
  return deciding === undefined ? undefined : minutesUntil(deciding.getTime() + windowMs, now);
}

/**
 * Counts an attempt to log in as a failure before the password is looked at, so that many at once cannot slip through.
 * Answers `{ refusedMinutes }`, until the account is open again, and counts nothing when there were too many from this
 * address.
 */
export async function countLogin(
  db: Database,
  { siteId, accountKey, ip }: LoginAttempt,
  now: Date,
): Promise<CountedAttempt | { refusedMinutes: number }> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, `login:${siteId}:${accountKey}`);
    const earlier = await tx
      .selectFrom('login_failure')
      .select(['failed_at as at', sql<boolean>`ip = ${ip}::inet`.as('isHere')])
      .where('site_id', '=', siteId)
      .where('account_key', '=', accountKey)
      .where('failed_at', '>', new Date(now.getTime() - lockMs))
      .orderBy('failed_at', 'desc')
      .limit(floodMax)
      .execute();
    const all = earlier.map(({ at }) => at);
    const here = earlier.filter(({ isHere }) => isHere).map(({ at }) => at);
    const minutesHere = lockOf(here, now, lockedFrom, lockMs);
    const refusedMinutes = lockOf(here, now, addressMax, addressMs);
    // So many failures from here have locked the account too, and for longer.
    if (refusedMinutes !== undefined) return { refusedMinutes: Math.max(refusedMinutes, minutesHere ?? 0) };
    const { id } = await tx
      .insertInto('login_failure')
      .values({ site_id: siteId, account_key: accountKey, ip, failed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const minutes = lockOf(all, now, lockedFrom, lockMs);
    const lock =
      minutes === undefined
        ? undefined
        : { minutes, isFromHere: minutesHere !== undefined, isFlood: all.length >= floodMax };
    return { id, lock, isLast: all.length + 1 === lockedFrom };
  });
}

/** Takes back what was counted as a failure and is none. */
export async function uncountLogin(db: Reader, id: bigint): Promise<void> {
  await db.deleteFrom('login_failure').where('id', '=', id).execute();
}

/** Whether a name or an address has had a failure within half an hour. */
export async function isSuspicious(
  db: Reader,
  who: { siteId: string; accountKey?: string | undefined; ip: string },
  now: Date,
): Promise<boolean> {
  const { siteId, accountKey, ip } = who;
  const row = await db
    .selectFrom('login_failure')
    .select('id')
    .where('failed_at', '>', new Date(now.getTime() - lockMs))
    .where((either) =>
      either.or([
        either('ip', '=', ip),
        ...(accountKey === undefined
          ? []
          : [either.and([either('site_id', '=', siteId), either('account_key', '=', accountKey)])]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets the failures of an account: all of them, or those from one address. */
export async function forgetLogins(
  tx: Tx,
  { siteId, accountKey }: Omit<LoginAttempt, 'ip'>,
  ip?: string,
): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('site_id', '=', siteId)
    .where('account_key', '=', accountKey)
    .$if(ip !== undefined, (query) => query.where('ip', '=', ip ?? ''))
    .execute();
}
