import { parseAmount } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import { payloadHashOf } from './payload-hash.ts';
import { type Caller, playerOf } from './player-check.ts';
import { refuse, type Verdict } from './protocol.model.ts';
import type { CreditBody } from './protocol.schemas.ts';
import { insertTransaction, selectTransaction } from './protocol.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** Pays a prize of a promotion or jackpot. It belongs to no round, and needs no session: it may come days later. */
export async function payPrize(deps: VendorsDeps, tx: Tx, caller: Caller, body: CreditBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const { txId, kind, campaign = null } = body;
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  const { currency, siteId, id: memberId } = member;
  if (body.currency !== currency) return refuse('WRONG_CURRENCY');
  const parsed = parseAmount(body.amount, currency);
  if (!parsed.ok || parsed.value.amount <= 0n) return refuse('INVALID_REQUEST');
  const { amount } = parsed.value;
  const { playerRef } = body;
  const payloadHash = payloadHashOf({ kind: `credit/${kind}/${campaign ?? ''}`, playerRef, currency, amount });
  const known = await selectTransaction(tx, vendorCode, txId);
  if (known !== undefined) {
    if (known.payloadHash !== payloadHash) return refuse('DUPLICATE_TRANSACTION');
    const { cash } = await deps.wallet.balanceOf(tx, memberId, currency);
    return { status: 'OK', currency, balance: cash };
  }
  const prize = { siteId, memberId, amount: { currency, amount }, vendorCode, txId, kind, campaign };
  const moved = await deps.wallet.creditPrize(tx, prize);
  if (moved.outcome !== 'posted') throw new Error(`Ledger knows a prize that we do not: ${moved.outcome}`);
  const row = { vendorCode, txId, memberId, payloadHash, currency, amount, betTxId: null, roundId: null, betId: null };
  await insertTransaction(tx, { ...row, kind: 'credit', state: 'done' }, deps.clock.now());
  return { status: 'OK', currency, balance: moved.balance.amount, moved: true };
}
