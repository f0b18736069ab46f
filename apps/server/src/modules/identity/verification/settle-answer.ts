import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Member, Profiles } from '#modules/members';
import type { Messages } from '#modules/messages';
import { tellOwner } from '../factors/tell-owner.ts';
import { forgetAllFailures } from '../login-throttle.ts';
import * as store from './tickets.store.ts';
import { verificationErrors } from './verification.errors.ts';

const triesMax = 5;
const nameTriesMax = 3;
/** Over all tickets of a member: who knows the password could ask for ticket after ticket. */
const triesPerHourMax = 10;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

interface Deps {
  db: Database;
  clock: Clock;
  profiles: Pick<Profiles, 'of'>;
  messages: Pick<Messages, 'send'>;
}

/** An answer to a ticket. */
export interface Answered {
  ticket: store.Ticket;
  member: Member;
  method: store.VerificationMethod;
  language: string;
}

/** Counts an answer before it is looked at, so that many at once cannot slip through. Refuses with `identity.verification_over`. */
export async function countAnswer(
  { db, clock }: Deps,
  ticket: store.Ticket,
  method: store.VerificationMethod,
): Promise<void> {
  const now = clock.now().getTime();
  const byName = method === 'payeeName';
  const isCounted = await db.transaction().execute(async (tx) => {
    await store.lockAnswers(tx, ticket.memberId);
    const since = { tries: new Date(now - hourMs), nameTries: new Date(now - dayMs) };
    const { tries, nameTries } = await store.countTries(tx, ticket.memberId, since);
    // A signature cannot be found by trying: the owner's key opens even while somebody else guesses.
    const isTooMany = method !== 'passkey' && (tries >= triesPerHourMax || (byName && nameTries >= nameTriesMax));
    return !isTooMany && store.countTry(tx, ticket.id, { byName, triesMax, nameTriesMax });
  });
  if (!isCounted) throw verificationErrors.over();
}

const report = (tx: Tx, { clock }: Deps, { ticket, member, method }: Answered, action: string) =>
  reportEvent(tx, {
    at: clock.now(),
    siteId: member.siteId,
    component: 'identity.verification',
    action,
    subject: `member:${member.id}`,
    actor: { kind: 'member', id: member.id },
    after: { reason: ticket.reason, method },
  });

/** Writes down a wrong answer, tells the owner of the first of a ticket, and refuses with `identity.verification_wrong`. */
export async function refuseAnswer(deps: Deps, answered: Answered): Promise<never> {
  await deps.db.transaction().execute(async (tx) => {
    await report(tx, deps, answered, 'failed');
    if (await store.markTold(tx, answered.ticket.id)) {
      await tellOwner(tx, deps, answered.member, 'verification_failed', answered.language);
    }
  });
  throw verificationErrors.wrong();
}

/** Uses the ticket up; a lock that stood in the way of the password is undone. Refuses with `identity.verification_expired`. */
export async function acceptAnswer(deps: Deps, answered: Answered): Promise<void> {
  const { ticket, member } = answered;
  await deps.db.transaction().execute(async (tx) => {
    if (!(await store.useTicket(tx, ticket, deps.clock.now()))) throw verificationErrors.expired();
    await forgetAllFailures(tx, { siteId: member.siteId, accountKey: member.account.toLowerCase() });
    await report(tx, deps, answered, 'passed');
  });
}
