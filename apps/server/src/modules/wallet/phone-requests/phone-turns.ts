import { sql } from 'kysely';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Reader, Tx } from '#kernel/database/database.ts';
import { takeTurn } from '#kernel/database/take-turn.ts';
import type { AppError } from '#kernel/errors/app-error.ts';
import { walletErrors } from '../wallet.errors.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * How often all members together may have one phone asked for payments that were not made, and after how many refusals of
 * its owner it is left alone for a day: whoever types a stranger's number must not be able to ring it on and on.
 */
export const phoneTurns = { unpaidPerHour: 3, unpaidPerDay: 10, refusalsPerDay: 2 } as const;

/** What a phone was asked for within the last day without paying. */
async function countUnpaid(
  db: Reader,
  fingerprints: readonly string[],
  now: Date,
): Promise<{ inHour: number; inDay: number; refused: number }> {
  const hourAgo = new Date(now.getTime() - hourMs);
  return db
    .selectFrom('deposit')
    .select([
      sql<number>`count(*) filter (where created_at > ${hourAgo})::int`.as('inHour'),
      sql<number>`count(*)::int`.as('inDay'),
      sql<number>`count(*) filter (where failure = 'declined')::int`.as('refused'),
    ])
    .where('phone_fingerprint', 'in', fingerprints)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where('state', '<>', 'succeeded')
    .executeTakeFirstOrThrow();
}

/**
 * Why the phone may not be asked now, undefined when it may; the event report hears of a refusal. Takes the phone's turn
 * until the transaction ends, so that requests that come together are all counted. `fingerprints` are all that the number
 * may have been kept under, the one of now first; none for a phone whose number nobody has kept.
 */
export async function refusalOfPhone(
  tx: Tx,
  asked: { siteId: string; memberId: string; maskedPhone: string; fingerprints: readonly string[] },
  now: Date,
): Promise<AppError | undefined> {
  const { siteId, memberId, maskedPhone, fingerprints } = asked;
  const [current] = fingerprints;
  if (current === undefined) return undefined;
  await takeTurn(tx, `deposit phone ${current}`);
  const { inHour, inDay, refused } = await countUnpaid(tx, fingerprints, now);
  const { unpaidPerHour, unpaidPerDay, refusalsPerDay } = phoneTurns;
  if (inHour < unpaidPerHour && inDay < unpaidPerDay && refused < refusalsPerDay) return undefined;
  await reportEvent(tx, {
    at: now,
    siteId,
    component: 'wallet.deposits',
    action: 'phone_left_alone',
    subject: `member:${memberId}`,
    actor: { kind: 'system' },
    after: { maskedPhone, inHour, inDay, refused },
  });
  return walletErrors.phoneAskedTooOften();
}
