import { depositRoom } from '@quetzal/domain/limits';
import { formatAmount, payablePart } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { AppError } from '#kernel/errors/app-error.ts';
import { bindingLimits } from './binding-limits.ts';
import { refusalOf } from './breaks/refusal.ts';
import { standingOf } from './breaks/standing.ts';
import { limitErrors } from './limits.errors.ts';
import type { Player } from './limits.model.ts';
import { lockMember } from './limits.store.ts';
import { selectDepositPolicy } from './site-limits.store.ts';
import { depositedOf } from './usage.ts';

/** A deposit that a member wants to start. Amounts are ledger units. */
export interface DepositAsked {
  player: Player;
  amount: bigint;
  /** The least that can be taken instead; null when it is this amount or none. */
  least: bigint | null;
}

/** What becomes of it: taken whole or made smaller (T021), or refused. */
export type DepositDecision = { outcome: 'taken'; amount: bigint } | { outcome: 'refused'; error: AppError };

/** The amount that may be taken: what is left, when the site makes deposits smaller and that much can be paid. */
async function fitting(tx: Tx, asked: DepositAsked, left: bigint): Promise<bigint | undefined> {
  const { player, amount, least } = asked;
  if (amount <= left) return amount;
  if (least === null || (await selectDepositPolicy(tx, player.siteId)) === 'refuse') return undefined;
  const { amount: clipped } = payablePart({ currency: player.currency, amount: left });
  return clipped >= least ? clipped : undefined;
}

/**
 * Decides about a deposit in the transaction that writes it down, after `lockDeposits`: everything that was paid in since,
 * or still may be, counts. What is refused or made smaller is in the event report when that transaction commits.
 */
export async function decideDeposit(tx: Tx, asked: DepositAsked, now: Date): Promise<DepositDecision> {
  const { player, amount } = asked;
  const { memberId, siteId, currency } = player;
  const text = (units: bigint) => formatAmount({ currency, amount: units });
  const report = (action: string, reason: string, after: object) =>
    reportEvent(tx, {
      at: now,
      siteId,
      component: 'limits',
      action,
      subject: `member:${memberId}`,
      actor: { kind: 'member', id: memberId },
      reason,
      before: { asked: text(amount) },
      after,
    });

  const standing = await standingOf(tx, memberId, now);
  if (standing.state !== 'clear') {
    await report('deposit_refused', standing.state, {});
    return { outcome: 'refused', error: refusalOf(standing) };
  }
  const limits = await bindingLimits(tx, player);
  const left = depositRoom(limits, await depositedOf(tx, player, limits.keys(), now));
  if (left === undefined) return { outcome: 'taken', amount };
  const taken = await fitting(tx, asked, left);
  if (taken === undefined) {
    await report('deposit_refused', 'deposit_limit', { left: text(left) });
    return { outcome: 'refused', error: limitErrors.depositLimit(text(left)) };
  }
  if (taken < amount) await report('deposit_clipped', 'deposit_limit', { taken: text(taken) });
  return { outcome: 'taken', amount: taken };
}

/**
 * Whether money that came for a deposit which is counted no more fits into what may be paid in now; after `lockDeposits`,
 * in the transaction that credits it.
 */
export async function hasRoomFor(
  tx: Tx,
  { player, amount }: Pick<DepositAsked, 'player' | 'amount'>,
  now: Date,
): Promise<boolean> {
  const limits = await bindingLimits(tx, player);
  const left = depositRoom(limits, await depositedOf(tx, player, limits.keys(), now));
  return left === undefined || amount <= left;
}

/** Takes the member's turn: no other deposit of theirs is decided, and no limit changes, until the transaction ends. */
export const lockDeposits = lockMember;
