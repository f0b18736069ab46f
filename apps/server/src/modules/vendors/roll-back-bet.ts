import type { Tx } from '#kernel/database/database.ts';
import type { Member } from '#modules/members';
import { payloadHashOf } from './payload-hash.ts';
import { type Caller, playerOf } from './player-check.ts';
import { refuse, type Verdict } from './protocol.model.ts';
import type { RollbackBody } from './protocol.schemas.ts';
import {
  hasWin,
  insertTransaction,
  markRolledBack,
  selectTransaction,
  type VendorTransaction,
} from './protocol.store.ts';
import { endRound, hasStandingBet, lockRound } from './rounds.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/**
 * Takes a bet back. One that never came is marked, so that it is refused when it comes late; one that was taken back
 * already stays so; both are successes. A bet that has won or ended stands.
 */
export async function rollBackBet(deps: VendorsDeps, tx: Tx, caller: Caller, body: RollbackBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  if (body.currency !== member.currency) return refuse('WRONG_CURRENCY');
  const payloadHash = payloadHashOf({ kind: 'rollback', ...body });
  const known = await selectTransaction(tx, vendorCode, body.txId);
  if (known !== undefined && known.payloadHash !== payloadHash) return refuse('DUPLICATE_TRANSACTION');
  if (known !== undefined) return done(deps, tx, member, false);

  const rollback: VendorTransaction = {
    vendorCode,
    txId: body.txId,
    kind: 'rollback',
    state: 'done',
    memberId: member.id,
    payloadHash,
    betTxId: body.betTxId,
    roundId: null,
    betId: null,
    currency: member.currency,
    amount: 0n,
  };
  const bet = await selectTransaction(tx, vendorCode, body.betTxId);
  if (bet === undefined) {
    const never = { ...rollback, txId: body.betTxId, kind: 'bet', state: 'never_came', betTxId: null } as const;
    await insertTransaction(tx, never, deps.clock.now());
  } else if (bet.kind !== 'bet' || bet.memberId !== member.id) {
    return refuse('BET_NOT_FOUND');
  } else if (bet.state === 'done') {
    if (!(await giveBack(deps, tx, body, bet))) return refuse('ROUND_CLOSED');
    await insertTransaction(
      tx,
      { ...rollback, roundId: bet.roundId, betId: bet.betId, amount: bet.amount },
      deps.clock.now(),
    );
    return done(deps, tx, member, true);
  }
  await insertTransaction(tx, rollback, deps.clock.now());
  return done(deps, tx, member, false);
}

/** False when the bet has had its result and stands. */
async function giveBack(deps: VendorsDeps, tx: Tx, body: RollbackBody, bet: VendorTransaction): Promise<boolean> {
  const { vendorCode, memberId, roundId, betId, currency, amount } = bet;
  const member = await deps.members.byId(tx, memberId);
  const round = await lockRound(tx, { vendorCode, vendorRoundId: body.roundId, memberId });
  if (member === undefined || round === undefined || round.id !== roundId || round.state !== 'open') return false;
  if (betId === null || (await hasWin(tx, vendorCode, bet.txId))) return false;
  const moved = await deps.wallet.rollbackBet(tx, {
    siteId: member.siteId,
    memberId,
    amount: { currency, amount },
    vendorCode,
    txId: body.txId,
    betTxId: bet.txId,
    roundId: round.id,
    gameCode: round.gameCode,
  });
  if (moved.outcome !== 'posted') throw new Error(`Ledger did not take a bet back: ${moved.outcome}`);
  await markRolledBack(tx, vendorCode, bet.txId);
  await deps.records.rollBack(tx, betId, deps.clock.now());
  if (!(await hasStandingBet(tx, round.id))) await endRound(tx, round.id, 'cancelled', deps.clock.now());
  return true;
}

async function done(deps: VendorsDeps, tx: Tx, member: Member, moved: boolean): Promise<Verdict> {
  const { cash } = await deps.wallet.balanceOf(tx, member.id, member.currency);
  return { status: 'OK', currency: member.currency, balance: cash, moved };
}
