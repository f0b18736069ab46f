import { type Limits, realityCheckDue, reminderMinutesDefault, stayEnds } from '@quetzal/domain/limits';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Clock } from '#kernel/clock/clock.ts';
import type { Database, Reader } from '#kernel/database/database.ts';
import type { Identity } from '#modules/identity';
import type { Records } from '#modules/records';
import { bindingLimits } from '../binding-limits.ts';
import type { Player } from '../limits.model.ts';
import { lockMember } from '../limits.store.ts';
import { type ReviewDeps, reviewDueAt } from './review.ts';
import { selectAcknowledged, upsertAcknowledged } from './reality-check.store.ts';

export interface StayDeps extends ReviewDeps {
  db: Database;
  clock: Clock;
  records: Pick<Records, 'playSums'>;
  identity: Pick<Identity, 'playingSince'>;
}

/** What a member did since they came, and how long they may and want to go on. Amounts in ledger units. */
export interface Stay {
  player: Player;
  now: Date;
  startedAt: Date;
  staked: bigint;
  won: bigint;
  limit: { minutes: bigint; endsAt: Date } | null;
  realityCheck: { minutes: bigint; dueAt: Date } | null;
  /** When the member is asked to look over their limits. */
  reviewDueAt: Date;
}

/** The two limits in minutes, reckoned from when the member came. */
export async function stayLimits(
  db: Reader,
  memberId: string,
  limits: Limits,
  startedAt: Date,
): Promise<Pick<Stay, 'limit' | 'realityCheck'>> {
  const [minutes, interval] = [limits.get('session'), limits.get('reality_check')];
  const acknowledgedAt = interval === undefined ? undefined : await selectAcknowledged(db, memberId);
  return {
    limit: minutes === undefined ? null : { minutes, endsAt: stayEnds(minutes, startedAt) },
    realityCheck:
      interval === undefined
        ? null
        : { minutes: interval, dueAt: realityCheckDue(interval, startedAt, acknowledgedAt) },
  };
}

/** The binding limits, with the usual reminder where nobody chose an interval: pages show it, and it stops no bet. */
async function remindingLimits(db: Reader, player: Player): Promise<Limits> {
  const limits = await bindingLimits(db, player);
  return limits.has('reality_check') ? limits : new Map([...limits, ['reality_check', reminderMinutesDefault]]);
}

/** The stay of the member of a login, counted from the records. */
export async function stayOf(deps: StayDeps, player: Player, loginSessionId: string): Promise<Stay> {
  const { db, clock } = deps;
  const now = clock.now();
  const startedAt = (await deps.identity.playingSince(db, loginSessionId)) ?? now;
  const { memberId, currency } = player;
  const [played] = await deps.records.playSums(db, { memberId, currency, withPrizes: true }, [startedAt]);
  const limits = await remindingLimits(db, player);
  const { staked, won } = played ?? { staked: 0n, won: 0n };
  const reviewAt = await reviewDueAt(deps, memberId);
  const inMinutes = await stayLimits(db, memberId, limits, startedAt);
  return { player, now, startedAt, staked, won, ...inMinutes, reviewDueAt: reviewAt };
}

/** The member has looked up: the next reality check comes an interval later. One that is not due yet stays as it is. */
export async function acknowledge(
  deps: Pick<StayDeps, 'db' | 'clock' | 'identity'>,
  player: Player,
  loginSessionId: string,
): Promise<void> {
  const { memberId, siteId } = player;
  await deps.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    const now = deps.clock.now();
    const startedAt = (await deps.identity.playingSince(tx, loginSessionId)) ?? now;
    const { realityCheck } = await stayLimits(tx, memberId, await remindingLimits(tx, player), startedAt);
    if (realityCheck === null || realityCheck.dueAt > now) return;
    await upsertAcknowledged(tx, memberId, now);
    await reportEvent(tx, {
      at: now,
      siteId,
      component: 'limits',
      action: 'reality_check_acknowledged',
      subject: `member:${memberId}`,
      actor: { kind: 'member', id: memberId },
      before: { dueAt: realityCheck.dueAt.toISOString() },
    });
  });
}
