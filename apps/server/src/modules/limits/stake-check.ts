import { limitBeyond, type LimitName, type Limits } from '@quetzal/domain/limits';
import { formatAmount } from '@quetzal/domain/money';
import { reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Identity } from '#modules/identity';
import { type Ledger, playerAccount } from '#modules/ledger';
import type { Records } from '#modules/records';
import { bindingLimits } from './binding-limits.ts';
import type { Standing } from './breaks/break.model.ts';
import { standingOf } from './breaks/standing.ts';
import { isPlayLimited } from './guard.store.ts';
import { limitValueText } from './limit-value.ts';
import type { Player } from './limits.model.ts';
import { stayLimits } from './session/stay.ts';
import { playedOf } from './usage.ts';

/** A stake that somebody wants to take. */
export interface StakeWish {
  player: Player;
  /** The login under which the game was opened. */
  loginSessionId: string;
  /** Ledger units of the player's currency. */
  amount: bigint;
  vendorCode: string;
}

/** Why a stake may not be taken: a limit that it would go beyond, a reality check that is due, where the member stands. */
export type StakeRefusal =
  | { kind: 'limit'; name: LimitName }
  | { kind: 'reality_check' }
  | { kind: 'standing'; state: Standing['state'] };

export interface StakeDeps {
  records: Pick<Records, 'playSums'>;
  ledger: Pick<Ledger, 'accountsFor' | 'lockAccounts'>;
  identity: Pick<Identity, 'playingSince'>;
}

/** What speaks against any stake of this stay: its time is over, or a reality check is due. */
async function stayAgainst(
  deps: StakeDeps,
  tx: Tx,
  { player, loginSessionId }: StakeWish,
  limits: Limits,
  now: Date,
): Promise<'session' | 'reality_check' | undefined> {
  const startedAt = (await deps.identity.playingSince(tx, loginSessionId)) ?? new Date(0);
  const { limit, realityCheck } = await stayLimits(tx, player.memberId, limits, startedAt);
  if (limit !== null && limit.endsAt <= now) return 'session';
  return realityCheck !== null && realityCheck.dueAt <= now ? 'reality_check' : undefined;
}

async function limitAgainst(
  deps: StakeDeps,
  tx: Tx,
  wish: StakeWish,
  limits: Limits,
  now: Date,
): Promise<LimitName | undefined> {
  if (limits.has('session') || limits.has('reality_check')) {
    const stopped = await stayAgainst(deps, tx, wish, limits, now);
    if (stopped !== undefined) return stopped;
  }
  const { player, amount } = wish;
  // Bets that are under way elsewhere move the same account first: when it is ours, they are in the records or never will be.
  const [cash] = await deps.ledger.accountsFor(tx, [playerAccount(player.memberId, player.currency, 'cash')]);
  await deps.ledger.lockAccounts(tx, [cash]);
  return limitBeyond(limits, amount, await playedOf(deps, tx, player, limits.keys(), now));
}

async function report(tx: Tx, wish: StakeWish, reason: string, limit: bigint | undefined, at: Date): Promise<void> {
  const { player, amount, vendorCode } = wish;
  const { memberId, siteId, currency } = player;
  await reportEvent(tx, {
    at,
    siteId,
    component: 'limits',
    action: 'stake_refused',
    subject: `member:${memberId}`,
    actor: { kind: 'provider', id: vendorCode },
    reason,
    after: {
      stake: formatAmount({ currency, amount }),
      ...(limit === undefined ? {} : { limit: limitValueText(reason as LimitName, limit, currency) }),
    },
  });
}

/**
 * Why a stake may not be taken, undefined when nothing speaks against it. Belongs into the transaction that takes the stake,
 * under the player's turn: what was staked and won is counted from the records, and nothing is added to them until it ends.
 */
export async function refusalOfStake(
  deps: StakeDeps,
  tx: Tx,
  wish: StakeWish,
  now: Date,
): Promise<StakeRefusal | undefined> {
  const { player } = wish;
  if (!(await isPlayLimited(tx, player.memberId))) return undefined;
  const { state } = await standingOf(tx, player.memberId, now);
  if (state !== 'clear') {
    await report(tx, wish, state, undefined, now);
    return { kind: 'standing', state };
  }
  const limits = await bindingLimits(tx, player);
  const name = await limitAgainst(deps, tx, wish, limits, now);
  if (name === undefined) return undefined;
  await report(tx, wish, name, limits.get(name), now);
  return name === 'reality_check' ? { kind: name } : { kind: 'limit', name };
}
