import { type BreakTerm, closingOf, isCovered, isInForce } from '@quetzal/domain/limits';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { ChangeDeps } from '../change-limit.ts';
import { refreshGuard } from '../guard.ts';
import { limitErrors } from '../limits.errors.ts';
import { lockMember } from '../limits.store.ts';
import type { Decider, PlayBreak } from './break.model.ts';
import * as store from './breaks.store.ts';

/** A break that somebody asks for. `by` is the operator who asks for the member or for a third party, with a reason. */
export interface BreakWish {
  memberId: string;
  siteId: string;
  kind: PlayBreak['kind'];
  term(now: Date): BreakTerm;
  by: { operatorId: string; reason: string } | null;
}

const factsOf = ({ kind, startsAt, termEndsAt, closesAt }: PlayBreak) => ({
  kind,
  startsAt: startsAt.toISOString(),
  termEndsAt: termEndsAt?.toISOString() ?? null,
  closesAt: closesAt?.toISOString() ?? null,
});

interface Told {
  action: string;
  actor: EventActor;
  reason?: string | undefined;
  before?: PlayBreak;
  after?: PlayBreak;
}

async function report(tx: Tx, of: { memberId: string; siteId: string }, at: Date, told: Told): Promise<void> {
  const { before, after, ...rest } = told;
  await reportEvent(tx, {
    at,
    siteId: of.siteId,
    component: 'limits.breaks',
    subject: `member:${of.memberId}`,
    ...rest,
    before: before && factsOf(before),
    after: after && factsOf(after),
  });
}

/**
 * Starts a break at once. One that is held already and lasts as long makes it needless: what is held only grows. Answers
 * whether anything was added.
 */
export function takeBreak(deps: ChangeDeps, wish: BreakWish): Promise<boolean> {
  const { memberId, siteId, kind, by } = wish;
  return deps.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    const now = deps.clock.now();
    const term = wish.term(now);
    const held = (await store.selectOpenBreaks(tx, memberId)).filter((found) => isInForce(found, now));
    const covers = (found: PlayBreak) => isCovered(term, found) && (kind === 'pause' || found.kind === 'exclusion');
    if (held.some(covers)) return false;
    const reason = by?.reason ?? null;
    const source = by === null ? ('member' as const) : ('operator' as const);
    const added: PlayBreak = { id: newId(), kind, source, reason, startsAt: now, ...term };
    await store.insertBreak(tx, { memberId, siteId, askedBy: by?.operatorId ?? null }, added);
    await refreshGuard(deps, tx, memberId);
    const actor: EventActor = by === null ? { kind: 'member', id: memberId } : { kind: 'operator', id: by.operatorId };
    const action = kind === 'pause' ? 'paused' : 'excluded';
    await report(tx, wish, now, { action, actor, reason: reason ?? undefined, after: added });
    return true;
  });
}

/**
 * Ends a member's exclusions, which stop a day later. Refuses with `limits.no_exclusion`, and with `limits.exclusion_term`
 * while the time of any of them is not over: nobody can make one shorter.
 */
export function endExclusion(
  deps: ChangeDeps,
  by: Decider,
  of: { memberId: string; reason: string },
): Promise<{ closesAt: Date }> {
  const { memberId, reason } = of;
  return deps.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    const now = deps.clock.now();
    const open = (await store.selectOpenBreaks(tx, memberId)).filter(({ closesAt }) => closesAt === null);
    if (open.length === 0) throw limitErrors.noExclusion();
    const endableFrom = new Date(Math.max(...open.map((found) => found.endableFrom.getTime())));
    if (endableFrom > now) throw limitErrors.exclusionTerm(endableFrom);
    const closesAt = closingOf(now);
    const ids = open.map(({ id }) => id);
    await store.closeBreaks(tx, ids, { closesAt, by, reason });
    const actor: EventActor = { kind: 'operator', id: by.operatorId };
    for (const before of open) {
      const told = { action: 'exclusion_ended', actor, reason, before, after: { ...before, closesAt } };
      await report(tx, { memberId, siteId: by.siteId }, now, told);
    }
    return { closesAt };
  });
}

/** Notes that breaks have stopped: the member's bets need not be looked at for them any more. */
export function noteStopped(deps: ChangeDeps, of: { memberId: string; siteId: string }): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    await lockMember(tx, of.memberId);
    const now = deps.clock.now();
    for (const after of await store.markOver(tx, of.memberId, now)) {
      await report(tx, of, now, { action: 'break_over', actor: { kind: 'system' }, after });
    }
    await refreshGuard(deps, tx, of.memberId);
  });
}
