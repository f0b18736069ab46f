import type { Database, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';

const failuresMax = 5;
const windowMs = 15 * 60_000;

/** Who is trying to come in, and from where. */
export interface LoginAttempt {
  siteId: string;
  accountKey: string;
  ip: string;
}

/**
 * Counts an attempt as a failure before the password is looked at, so that many at once cannot slip through. Answers the
 * minutes to wait when there were too many, else undefined.
 */
export async function countAttempt(db: Database, attempt: LoginAttempt, now: Date): Promise<number | undefined> {
  const { siteId, accountKey, ip } = attempt;
  return db.transaction().execute(async (tx) => {
    const lockName = `login:${siteId}:${accountKey}:${ip}`;
    await takeTurn(tx, lockName);
    const recent = await tx
      .selectFrom('login_failure')
      .select('failed_at')
      .where('site_id', '=', siteId)
      .where('account_key', '=', accountKey)
      .where('ip', '=', ip)
      .where('failed_at', '>', new Date(now.getTime() - windowMs))
      .orderBy('failed_at', 'desc')
      .limit(failuresMax)
      .execute();
    const oldest = recent.at(failuresMax - 1);
    if (oldest !== undefined) {
      return Math.max(1, Math.ceil((oldest.failed_at.getTime() + windowMs - now.getTime()) / 60_000));
    }
    await tx
      .insertInto('login_failure')
      .values({ site_id: siteId, account_key: accountKey, ip, failed_at: now })
      .execute();
    return undefined;
  });
}

/** Forgets the failures of someone who then came in. */
export async function forgetFailures(db: Database, attempt: LoginAttempt): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where('site_id', '=', attempt.siteId)
    .where('account_key', '=', attempt.accountKey)
    .where('ip', '=', attempt.ip)
    .execute();
}

/** Forgets the failures of an account wherever they came from, as when its owner has proven who they are. */
export async function forgetAllFailures(tx: Tx, account: Omit<LoginAttempt, 'ip'>): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('site_id', '=', account.siteId)
    .where('account_key', '=', account.accountKey)
    .execute();
}
