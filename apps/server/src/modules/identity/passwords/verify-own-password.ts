import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import { selectCredential } from '../credentials.store.ts';
import { identityErrors } from '../identity.errors.ts';
import { countAttempt, forgetFailures } from '../login-throttle.ts';
import { verifyPassword } from '../password.ts';
import { passwordErrors } from './passwords.errors.ts';

/** No address: wrong passwords within a session count wherever they come from, since the session may be stolen. */
const anywhere = '0.0.0.0';

/**
 * Makes sure that whoever has a session also has the login password; `field` is the input that it came in. Refuses with
 * `identity.password_wrong`, `identity.password_unset`, or `identity.locked` after five wrong ones in a quarter of an hour.
 */
export async function verifyOwnPassword(
  { db, clock }: { db: Database; clock: Clock },
  member: Member,
  password: string,
  field: string,
): Promise<void> {
  const credential = await selectCredential(db, member.id);
  if (credential === undefined) throw passwordErrors.unset();
  const attempt = { siteId: member.siteId, accountKey: `own:${member.id}`, ip: anywhere };
  const minutes = await countAttempt(db, attempt, clock.now());
  if (minutes !== undefined) throw identityErrors.locked(minutes);
  if (await verifyPassword(credential.passwordHash, password)) {
    await forgetFailures(db, attempt);
    return;
  }
  await db.transaction().execute((tx) =>
    reportEvent(tx, {
      at: clock.now(),
      siteId: member.siteId,
      component: 'identity.password',
      action: 'proof_failed',
      subject: `member:${member.id}`,
      actor: { kind: 'member', id: member.id },
    }),
  );
  throw passwordErrors.wrong(field);
}
