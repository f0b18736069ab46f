import { formatAmount } from '@quetzal/domain/money';
import { type EventActor, reportEvent } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import { type Bet, wonBy } from '#modules/records';
import type { Site } from '#modules/site';
import { okNow } from './ok-now.ts';
import { type Caller, playerOf } from './player-check.ts';
import { refuse, type Verdict } from './protocol.model.ts';
import type { RefundRoundBody } from './protocol.schemas.ts';
import { markTransaction, selectBetIds, selectStanding } from './protocol.store.ts';
import { endRound, insertRound, lockRound, type Round } from './rounds.store.ts';
import { returnStake, takePrizeMoney, takeWinMoney } from './take-back.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** A round that is to be refunded, locked, and who says so. */
export interface RoundRefund {
  site: Site;
  round: Round;
  by: EventActor;
  reason: string | undefined;
}

/** Stakes come back before wins and jackpots are taken, so that no more is owed than has to be. */
async function moveBack(deps: VendorsDeps, tx: Tx, { site, round, by }: RoundRefund): Promise<boolean> {
  const standing = await selectStanding(tx, round.id);
  for (const [kind, moveOne] of [
    ['bet', returnStake],
    ['win', takeWinMoney],
    ['credit', takePrizeMoney],
  ] as const) {
    for (const movement of standing.filter((one) => one.kind === kind)) {
      const back = { site, round, movement, txId: `refund/${round.id}/${movement.txId}` };
      await markTransaction(tx, movement, 'refunded');
      await moveOne(deps, tx, back, by);
    }
  }
  return standing.some(({ amount }) => amount > 0n);
}

const sumOf = (bets: readonly Bet[], amountOf: (bet: Bet) => bigint, currency: string): string =>
  formatAmount({ currency, amount: bets.reduce((sum, bet) => sum + amountOf(bet), 0n) });

/**
 * Refunds a round that is open or closed: every stake goes back, every win and jackpot is taken back, and what was spent of
 * them is owed. Answers the bets as they are then; none, and nothing has changed, when nothing of the round stood.
 */
export async function refundRound(
  deps: VendorsDeps,
  tx: Tx,
  refund: RoundRefund,
): Promise<{ bets: Bet[]; moved: boolean }> {
  const { site, round, by, reason } = refund;
  if (round.state === 'cancelled' || round.state === 'refunded') return { bets: [], moved: false };
  await deps.wallet.uncountRound(tx, round.memberId, round.id);
  const moved = await moveBack(deps, tx, refund);
  const at = deps.clock.now();
  const betIds = await selectBetIds(tx, round.id);
  const bets = await deps.records.refundRound(tx, { betIds, settledAt: at, timeZone: site.timeZone });
  await endRound(tx, round.id, 'refunded', at);
  const before = bets.map((bet) => bet.before);
  const currency = before[0]?.currency ?? site.currency;
  const { memberId, state } = round;
  await reportEvent(tx, {
    at,
    siteId: site.id,
    component: 'vendors.rounds',
    action: 'refunded',
    subject: `round:${round.id}`,
    actor: by,
    reason,
    before: {
      state,
      stake: sumOf(before, ({ stake }) => stake, currency),
      win: sumOf(before, wonBy, currency),
      currency,
    },
    after: { state: 'refunded', stake: '0.00', win: '0.00', currency, memberId },
  });
  return { bets: bets.map((bet) => bet.after), moved };
}

/** A vendor refunds a round of its own; one that nobody knows is marked, so that nothing of it is taken later. */
export async function refundByVendor(
  deps: VendorsDeps,
  tx: Tx,
  caller: Caller,
  body: RefundRoundBody,
): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  const place = { vendorCode, gameCode: body.gameCode };
  const key = { vendorCode, vendorRoundId: body.roundId, memberId: member.id };
  const known = await lockRound(tx, key);
  if (known !== undefined && known.gameCode !== body.gameCode) return refuse('INVALID_REQUEST');
  if (known === undefined) await insertRound(tx, key, body.gameCode, deps.clock.now());
  const round = known ?? (await lockRound(tx, key));
  if (round === undefined) throw new Error('A round is neither known nor new');
  const by = { kind: 'provider', id: vendorCode } as const;
  const { bets, moved } = await refundRound(deps, tx, { site, round, by, reason: body.reason });
  return { ...(await okNow(deps, tx, member, place)), settled: bets, moved };
}
