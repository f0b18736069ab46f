import { parseAmount } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import type { Bet } from '#modules/records';
import { countFreeWin } from './free-rounds/play-free-round.ts';
import { okNow } from './ok-now.ts';
import { payloadHashOf } from './payload-hash.ts';
import { type Caller, playerOf } from './player-check.ts';
import { refusalOfGone, refuse, type Verdict } from './protocol.model.ts';
import type { EndRoundBody, WinBody } from './protocol.schemas.ts';
import { insertTransaction, selectBetIds, selectTransaction } from './protocol.store.ts';
import { endRound, type Round, lockRound } from './rounds.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/**
 * Pays a win, which may be nothing, and ends the round when it is the last. Neither a session that is over nor a game
 * or player that was switched off keeps a win from being paid, nor the end of its round: wins may overtake it, or each
 * other. Only a round that was taken back pays nothing.
 */
export async function payWin(deps: VendorsDeps, tx: Tx, caller: Caller, body: WinBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  const { currency } = member;
  if (body.currency !== currency) return refuse('WRONG_CURRENCY');
  const parsed = parseAmount(body.amount, currency);
  if (!parsed.ok) return refuse('INVALID_REQUEST');
  const { amount } = parsed.value;
  const payloadHash = payloadHashOf({ kind: 'win', ...body, amount });
  const game = { vendorCode, gameCode: body.gameCode };
  const known = await selectTransaction(tx, vendorCode, body.txId);
  if (known !== undefined) {
    if (known.state !== 'done') return refuse(refusalOfGone(known.state));
    return known.payloadHash === payloadHash ? okNow(deps, tx, member, game) : refuse('DUPLICATE_TRANSACTION');
  }

  const bet = await selectTransaction(tx, vendorCode, body.betTxId);
  if (bet === undefined || bet.kind !== 'bet' || bet.memberId !== member.id) return refuse('BET_NOT_FOUND');
  if (bet.state !== 'done') return refuse(refusalOfGone(bet.state));
  if (bet.betId === null) return refuse('BET_NOT_FOUND');
  const round = await lockRound(tx, { vendorCode, vendorRoundId: body.roundId, memberId: member.id });
  if (round === undefined || round.id !== bet.roundId || round.gameCode !== body.gameCode)
    return refuse('INVALID_REQUEST');
  if (round.state === 'cancelled' || round.state === 'refunded') return refuse('ROUND_CLOSED');

  const { grantId = null } = bet;
  const paid = grantId === null ? amount : await countFreeWin(tx, { grantId, memberId: member.id, vendorCode }, amount);
  if (paid > 0n) await credit(deps, tx, { member, round, body, amount: paid, isFree: grantId !== null });
  if (body.roundDetails !== undefined) await deps.records.keepDetails(tx, round.id, body.roundDetails);
  const { txId, betTxId } = body;
  const names = { vendorCode, txId, betTxId, memberId: member.id, roundId: round.id, betId: bet.betId, grantId };
  const win = { ...names, kind: 'win', state: 'done', payloadHash, currency, amount: paid } as const;
  await insertTransaction(tx, win, deps.clock.now());
  const { betId } = bet;
  const settled = await record(deps, tx, { round, betId, paid, isLast: body.roundClosed, timeZone: site.timeZone });
  const short = paid < amount ? { paid } : {};
  return { ...(await okNow(deps, tx, member, game)), ...short, settled, moved: paid > 0n };
}

/** Writes a win into the betting record. Answers the bets that it ends, or, when its round has ended, the bet that it changes. */
async function record(
  deps: VendorsDeps,
  tx: Tx,
  win: { round: Round; betId: string; paid: bigint; isLast: boolean; timeZone: string },
): Promise<Bet[]> {
  const { round, betId, paid: amount, isLast, timeZone } = win;
  if (round.state === 'closed') return [await deps.records.addLateWin(tx, { betId, amount, timeZone })];
  await deps.records.addWin(tx, betId, amount);
  return isLast ? close(deps, tx, round, timeZone) : [];
}

/**
 * Ends a round without moving money; again, or for a round that never had a bet, it changes nothing. A round of another
 * game than the call says is not ended.
 */
export async function finishRound(deps: VendorsDeps, tx: Tx, caller: Caller, body: EndRoundBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  const round = await lockRound(tx, { vendorCode, vendorRoundId: body.roundId, memberId: member.id });
  if (round !== undefined && round.gameCode !== body.gameCode) return refuse('INVALID_REQUEST');
  const settled = round?.state === 'open' ? await close(deps, tx, round, site.timeZone) : [];
  const game = { vendorCode, gameCode: body.gameCode };
  return { ...(await okNow(deps, tx, member, game)), settled };
}

async function close(deps: VendorsDeps, tx: Tx, round: Round, timeZone: string): Promise<Bet[]> {
  const now = deps.clock.now();
  await endRound(tx, round.id, 'closed', now);
  const { id: roundId, memberId } = round;
  const betIds = await selectBetIds(tx, roundId);
  const bets = await deps.records.settleRound(tx, { betIds, settledAt: now, timeZone });
  await deps.wallet.settleBets(tx, { memberId, roundId, bets });
  return bets;
}

async function credit(
  deps: VendorsDeps,
  tx: Tx,
  win: { member: Member; round: Round; body: WinBody; amount: bigint; isFree: boolean },
): Promise<void> {
  const { member, round, body, amount, isFree } = win;
  const moved = await deps.wallet.creditWin(tx, {
    siteId: member.siteId,
    memberId: member.id,
    amount: { currency: member.currency, amount },
    vendorCode: round.vendorCode,
    txId: body.txId,
    betTxId: body.betTxId,
    isFree,
    roundId: round.id,
    gameCode: round.gameCode,
  });
  if (moved.outcome !== 'posted') throw new Error(`Ledger knows a win that we do not: ${moved.outcome}`);
}
