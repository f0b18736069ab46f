import type { EventActor } from '#kernel/audit/event-report.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Site } from '#modules/site';
import { countPlay } from './free-rounds/free-rounds.store.ts';
import type { Refusal } from './player-check.ts';
import { hasWin, markTransaction, type VendorTransaction } from './protocol.store.ts';
import { endRound, hasStandingBet, type Round } from './rounds.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** A bet or win that counts, and under which name it is taken back. */
export interface TakenBack {
  site: Site;
  /** Its round, locked. */
  round: Round;
  movement: VendorTransaction;
  txId: string;
}

const moveOf = (site: Site, round: Round, movement: VendorTransaction, txId: string) => ({
  siteId: site.id,
  memberId: movement.memberId,
  amount: { currency: movement.currency, amount: movement.amount },
  vendorCode: movement.vendorCode,
  txId,
  roundId: round.id,
  gameCode: round.gameCode,
});

/** Moves a stake back; one that was a free round can be played again. */
export async function returnStake(deps: VendorsDeps, tx: Tx, back: TakenBack): Promise<void> {
  const { site, round, movement: bet, txId } = back;
  if (bet.grantId) return countPlay(tx, bet.grantId, { rounds: -1 });
  const moved = await deps.wallet.rollbackBet(tx, { ...moveOf(site, round, bet, txId), betTxId: bet.txId });
  if (moved.outcome !== 'posted') throw new Error(`Ledger did not take a bet back: ${moved.outcome}`);
}

/** Moves a win back; one of free rounds makes room below the limit of its grant. */
export async function takeWinMoney(deps: VendorsDeps, tx: Tx, back: TakenBack, by: EventActor): Promise<void> {
  const { site, round, movement: win, txId } = back;
  if (win.amount === 0n) return;
  const { txId: winTxId, betTxId } = win;
  if (betTxId === null) throw new Error(`Win ${winTxId} has no bet`);
  const moved = await deps.wallet.reverseWin(tx, { ...moveOf(site, round, win, txId), betTxId, winTxId, by });
  if (moved.outcome !== 'posted') throw new Error(`Ledger did not take a win back: ${moved.outcome}`);
  if (win.grantId) await countPlay(tx, win.grantId, { won: -win.amount });
}

/** Moves a jackpot back that its round has won. */
export async function takePrizeMoney(deps: VendorsDeps, tx: Tx, back: TakenBack, by: EventActor): Promise<void> {
  const { site, round, movement: prize, txId } = back;
  const moved = await deps.wallet.reversePrize(tx, {
    ...moveOf(site, round, prize, txId),
    prizeTxId: prize.txId,
    by,
  });
  if (moved.outcome !== 'posted') throw new Error(`Ledger did not take a prize back: ${moved.outcome}`);
}

/** Gives a stake back; refuses when the bet has had its result and stands. */
export async function giveBetBack(deps: VendorsDeps, tx: Tx, back: TakenBack): Promise<Refusal | undefined> {
  const { round, movement: bet } = back;
  if (round.state !== 'open') return 'ROUND_CLOSED';
  if (bet.betId === null || (await hasWin(tx, bet.vendorCode, bet.txId))) return 'ROUND_CLOSED';
  // One with a jackpot stays as it is: it has won.
  if ((await deps.records.rollBack(tx, bet.betId, deps.clock.now())) === undefined) return 'ROUND_CLOSED';
  await returnStake(deps, tx, back);
  await markTransaction(tx, bet, 'rolled_back');
  if (!(await hasStandingBet(tx, round.id))) await endRound(tx, round.id, 'cancelled', deps.clock.now());
  return undefined;
}

/** Takes a win back, in a round that is open or over; what the player has spent of it is owed. */
export async function takeWinBack(deps: VendorsDeps, tx: Tx, back: TakenBack): Promise<Refusal | undefined> {
  const { site, movement: win } = back;
  if (win.betId === null) return 'INVALID_REQUEST';
  await takeWinMoney(deps, tx, back, { kind: 'provider', id: win.vendorCode });
  await markTransaction(tx, win, 'rolled_back');
  await deps.records.takeWinBack(tx, { betId: win.betId, amount: win.amount, timeZone: site.timeZone });
  return undefined;
}
