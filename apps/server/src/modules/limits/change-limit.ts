import { confirmationTime, type LimitName, pendingStateOf, unitOf } from '@quetzal/domain/limits';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { tellMember } from '#modules/inbox';
import type { Members } from '#modules/members';
import { refreshGuard } from './guard.ts';
import { limitValueText, readLimitValue } from './limit-value.ts';
import { limitErrors } from './limits.errors.ts';
import type { PlayLimit, Player } from './limits.model.ts';
import * as store from './limits.store.ts';

/** What changing limits needs. */
export interface ChangeDeps {
  db: Database;
  clock: Clock;
  members: Pick<Members, 'setPlayLimited'>;
}

type Step = { action: string; after: PlayLimit | undefined; actor?: EventActor };

const factsOf = (limit: PlayLimit | undefined, currency: string) =>
  limit && {
    value: limitValueText(limit.name, limit.value, currency),
    pending: limit.pending && {
      kind: limit.pending.kind,
      value: limit.pending.value === null ? null : limitValueText(limit.name, limit.pending.value, currency),
      askedAt: limit.pending.askedAt.toISOString(),
    },
  };

/** What the member finds in the inbox about a change. */
function noteOf({ action, after }: Step, name: LimitName, currency: string): Parameters<typeof tellMember>[2] {
  const limit = { limit: name };
  if (after === undefined) return { kind: 'limit_removed', params: { limit } };
  if (action === 'change_lapsed') return { kind: 'limit_change_lapsed', params: { limit } };
  if (after.pending !== null) return { kind: 'limit_change_asked', params: { limit } };
  const text = limitValueText(name, after.value, currency);
  const value = unitOf(name) === 'minutes' ? { minutes: Number(text) } : { amount: text, currency };
  return { kind: action === 'raised' ? 'limit_raised' : 'limit_set', params: { limit, value } };
}

/**
 * One change of one limit under the member's lock: `decide` sees the limit as it is and says what it becomes, or undefined
 * when nothing changes. The change, the event report and the note for bets are one transaction.
 */
async function change(
  deps: ChangeDeps,
  player: Player,
  name: LimitName,
  decide: (before: PlayLimit | undefined, now: Date) => Step | undefined,
): Promise<void> {
  const { memberId, siteId, currency } = player;
  await deps.db.transaction().execute(async (tx: Tx) => {
    await store.lockMember(tx, memberId);
    const before = await store.selectLimit(tx, memberId, name);
    const now = deps.clock.now();
    const step = decide(before, now);
    if (step === undefined) return;
    const { action, after, actor = { kind: 'member', id: memberId } } = step;
    if (after === undefined) await store.deleteLimit(tx, memberId, name);
    else await store.upsertLimit(tx, memberId, after);
    await refreshGuard(deps, tx, memberId);
    await reportEvent(tx, {
      at: now,
      siteId,
      component: 'limits',
      action,
      subject: `member:${memberId}`,
      actor,
      reason: name,
      before: factsOf(before, currency),
      after: factsOf(after, currency),
    });
    await tellMember(tx, { siteId, memberId, at: now }, noteOf({ action, after }, name, currency));
  });
}

const livePending = (limit: PlayLimit, now: Date) =>
  limit.pending !== null && pendingStateOf(limit.pending.askedAt, now) !== 'lapsed' ? limit.pending : null;

/**
 * Sets a limit. A first one, and one that is not above what is in force, binds at once and takes back a change that was
 * waiting; a higher one waits (see `confirmChange`). The same wish again changes nothing, and does not start its time anew.
 */
export function setLimit(deps: ChangeDeps, player: Player, name: LimitName, text: string): Promise<void> {
  const value = readLimitValue(name, text, player.currency);
  return change(deps, player, name, (before, now) => {
    if (before === undefined || value < before.value || (value === before.value && before.pending !== null))
      return { action: 'set', after: { name, value, setAt: now, pending: null } };
    if (value === before.value) return undefined;
    const pending = livePending(before, now);
    if (pending?.kind === 'raise' && pending.value === value) return undefined;
    return { action: 'raise_asked', after: { ...before, pending: { kind: 'raise', value, askedAt: now } } };
  });
}

/** Asks for a limit to be removed, which waits like a higher one. Refuses with `limits.not_set`. */
export function requestRemoval(deps: ChangeDeps, player: Player, name: LimitName): Promise<void> {
  return change(deps, player, name, (before, now) => {
    if (before === undefined) throw limitErrors.notSet(name);
    if (livePending(before, now)?.kind === 'removal') return undefined;
    return { action: 'removal_asked', after: { ...before, pending: { kind: 'removal', value: null, askedAt: now } } };
  });
}

/**
 * The member's word, a day later, that the change is really wanted: now it holds. Refuses with `limits.nothing_pending`
 * (also once it has lapsed) and, too early, with `limits.change_cooling`.
 */
export function confirmChange(deps: ChangeDeps, player: Player, name: LimitName): Promise<void> {
  return change(deps, player, name, (before, now) => {
    const pending = before === undefined ? null : livePending(before, now);
    if (before === undefined || pending === null) throw limitErrors.nothingPending();
    const { from } = confirmationTime(pending.askedAt);
    if (now < from) throw limitErrors.changeCooling(from);
    if (pending.value === null) return { action: 'removed', after: undefined };
    return { action: 'raised', after: { name, value: pending.value, setAt: now, pending: null } };
  });
}

/** Forgets a change that nobody confirmed in time; one that still can be confirmed stays. */
export function dropLapsed(deps: ChangeDeps, player: Player, name: LimitName): Promise<void> {
  return change(deps, player, name, (before, now) => {
    if (before === undefined || before.pending === null || livePending(before, now) !== null) return undefined;
    return { action: 'change_lapsed', after: { ...before, pending: null }, actor: { kind: 'system' } };
  });
}
