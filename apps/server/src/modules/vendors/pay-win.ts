import { parseAmount } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import type { Bet } from '#modules/records';
import { payloadHashOf } from './payload-hash.ts';
import { type Caller, playerOf } from './player-check.ts';
import { refuse, type Verdict } from './protocol.model.ts';
import type { EndRoundBody, WinBody } from './protocol.schemas.ts';
import { insertTransaction, selectTransaction } from './protocol.store.ts';
import { endRound, type Round, lockRound } from './rounds.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/**
 * Pays a win, which may be nothing, and ends the round when it is the last. Neither a session that is over nor a game
 * or player that was switched off keeps a win from being paid.
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
  const known = await selectTransaction(tx, vendorCode, body.txId);
  if (known !== undefined)
    return known.payloadHash === payloadHash ? done(deps, tx, member) : refuse('DUPLICATE_TRANSACTION');

  const bet = await selectTransaction(tx, vendorCode, body.betTxId);
  if (bet === undefined || bet.kind !== 'bet' || bet.memberId !== member.id) return refuse('BET_NOT_FOUND');
  if (bet.state !== 'done' || bet.betId === null) return refuse('BET_ROLLED_BACK');
  const round = await lockRound(tx, { vendorCode, vendorRoundId: body.roundId, memberId: member.id });
  if (round === undefined || round.id !== bet.roundId || round.gameCode !== body.gameCode)
    return refuse('INVALID_REQUEST');
  if (round.state !== 'open') return refuse('ROUND_CLOSED');

  if (amount > 0n) await credit(deps, tx, { member, vendorCode, round, body, amount });
  await deps.records.addWin(tx, bet.betId, amount);
  if (body.roundDetails !== undefined) await deps.records.keepDetails(tx, round.id, body.roundDetails);
  const { txId, betTxId } = body;
  const shared = { vendorCode, txId, betTxId, memberId: member.id, payloadHash, roundId: round.id, currency, amount };
  await insertTransaction(tx, { ...shared, kind: 'win', state: 'done', betId: bet.betId }, deps.clock.now());
  const settled = body.roundClosed ? await close(deps, tx, round, site.timeZone) : [];
  return { ...(await done(deps, tx, member)), settled, moved: amount > 0n };
}

/** Ends a round without moving money; again, or for a round that never had a bet, it changes nothing. */
export async function finishRound(deps: VendorsDeps, tx: Tx, caller: Caller, body: EndRoundBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  const round = await lockRound(tx, { vendorCode, vendorRoundId: body.roundId, memberId: member.id });
  const settled = round?.state === 'open' ? await close(deps, tx, round, site.timeZone) : [];
  return { ...(await done(deps, tx, member)), settled };
}

async function done(deps: VendorsDeps, tx: Tx, member: Member): Promise<Verdict> {
  const { cash } = await deps.wallet.balanceOf(tx, member.id, member.currency);
  return { status: 'OK', currency: member.currency, balance: cash };
}

async function close(deps: VendorsDeps, tx: Tx, round: Round, timeZone: string): Promise<Bet[]> {
  const now = deps.clock.now();
  await endRound(tx, round.id, 'closed', now);
  return deps.records.settleRound(tx, { roundId: round.id, settledAt: now, timeZone });
}

async function credit(
  deps: VendorsDeps,
  tx: Tx,
  win: { member: Member; vendorCode: string; round: Round; body: WinBody; amount: bigint },
): Promise<void> {
  const { member, vendorCode, round, body, amount } = win;
  const moved = await deps.wallet.creditWin(tx, {
    siteId: member.siteId,
    memberId: member.id,
    amount: { currency: member.currency, amount },
    vendorCode,
    txId: body.txId,
    betTxId: body.betTxId,
    roundId: round.id,
    gameCode: round.gameCode,
  });
  if (moved.outcome !== 'posted') throw new Error(`Ledger knows a win that we do not: ${moved.outcome}`);
}
