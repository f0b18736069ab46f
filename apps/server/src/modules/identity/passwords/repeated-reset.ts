import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import { selectCredential } from '../credentials.store.ts';
import { countAttempt, forgetFailures } from '../login-throttle.ts';
import { verifyPassword } from '../password.ts';

/** For so long a link or a code that was used is known again: who lost the answer calls once more with the same words. */
export const repeatMs = 15 * 60_000;

/** No address: guesses count wherever they come from, since the link or the code may be stolen. */
const anywhere = '0.0.0.0';

/**
 * Whether the password of a reset is the member's already: then it is the same call once more, whose answer was lost. Call
 * it when the link or the code was proven to be one that was used. Five wrong ones in a quarter of an hour are looked at.
 */
export async function isSetAlready(
  { db, clock }: { db: Database; clock: Clock },
  member: Pick<Member, 'id' | 'siteId'>,
  newPassword: string,
): Promise<boolean> {
  const attempt = { siteId: member.siteId, accountKey: `reset:${member.id}`, ip: anywhere };
  if ((await countAttempt(db, attempt, clock.now())) !== undefined) return false;
  const credential = await selectCredential(db, member.id);
  const isSame = await verifyPassword(credential?.passwordHash, newPassword);
  if (isSame) await forgetFailures(db, attempt);
  return isSame;
}
