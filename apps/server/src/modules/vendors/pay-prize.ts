import { parseAmount } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import type { Bet } from '#modules/records';
import { countFreeWin, grantOf } from './free-rounds/play-free-round.ts';
import { payloadHashOf } from './payload-hash.ts';
import { type Caller, playerOf, type Refusal } from './player-check.ts';
import { refuse, type Verdict } from './protocol.model.ts';
import type { CreditBody } from './protocol.schemas.ts';
import { insertTransaction, selectBetIds, selectTransaction } from './protocol.store.ts';
import { lockRound, type Round } from './rounds.store.ts';
import { stakeableNow } from './stakeable.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/**
 * Pays a prize of a promotion or jackpot. It needs no session: it may come days later. A jackpot may name the round that
 * won it; then it stands and falls with that round, and is in its record. A prize of free rounds names their grant, whose
 * limit holds for it; no other prize does.
 */
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
  const grantId = body.freeRound?.grantId ?? null;
  const hashKind = `credit/${kind}/${campaign ?? ''}${grantId === null ? '' : `/${grantId}`}`;
  // Other prizes stand whatever becomes of a round that a vendor names with them.
  const roundId = kind === 'jackpot' ? body.roundId : undefined;
  const payloadHash = payloadHashOf({ kind: hashKind, playerRef, currency, amount, roundId });
  const player = { memberId, currency, vendorCode };
  const known = await selectTransaction(tx, vendorCode, txId);
  if (known !== undefined) {
    if (known.payloadHash !== payloadHash) return refuse('DUPLICATE_TRANSACTION');
    return { status: 'OK', currency, balance: await stakeableNow(deps, tx, player) };
  }
  if ((kind === 'free_rounds') !== (grantId !== null)) return refuse('INVALID_REQUEST');
  const won = roundId === undefined ? undefined : await roundOf(tx, { vendorCode, vendorRoundId: roundId, memberId });
  if (won !== undefined && 'refused' in won) return refuse(won.refused);
  const key = grantId === null ? undefined : { grantId, memberId, vendorCode };
  if (key !== undefined && (await grantOf(tx, key)) === undefined) return refuse('FREE_ROUND_NOT_FOUND');
  const paid = key === undefined ? amount : await countFreeWin(tx, key, amount);
  const round = won === undefined ? null : { roundId: won.id, gameCode: won.gameCode };
  const prize = { siteId, memberId, amount: { currency, amount: paid }, vendorCode, txId, kind, campaign, round };
  if (paid > 0n) await credit(deps, tx, prize);
  const row = {
    vendorCode,
    txId,
    memberId,
    payloadHash,
    currency,
    amount: paid,
    betTxId: null,
    roundId: won?.id ?? null,
    betId: null,
  };
  await insertTransaction(tx, { ...row, kind: 'credit', state: 'done', grantId }, deps.clock.now());
  const settled = won === undefined ? [] : await record(deps, tx, { round: won, amount, timeZone: site.timeZone });
  const short = paid < amount ? { paid } : {};
  return { status: 'OK', currency, balance: await stakeableNow(deps, tx, player), ...short, settled, moved: paid > 0n };
}

/** Writes a jackpot into the betting record; answers the bet that it changes, when its round has ended. */
async function record(
  deps: VendorsDeps,
  tx: Tx,
  { round, amount, timeZone }: { round: Round; amount: bigint; timeZone: string },
): Promise<Bet[]> {
  const betIds = await selectBetIds(tx, round.id);
  const bet = await deps.records.addJackpot(tx, { betIds, amount, timeZone });
  return round.state === 'closed' ? [bet] : [];
}

/** The round that a jackpot names, locked; it has to be known and to stand. */
async function roundOf(tx: Tx, key: Parameters<typeof lockRound>[1]): Promise<Round | { refused: Refusal }> {
  const round = await lockRound(tx, key);
  if (round === undefined) return { refused: 'INVALID_REQUEST' };
  return round.state === 'refunded' || round.state === 'cancelled' ? { refused: 'ROUND_CLOSED' } : round;
}

type Prize = Parameters<VendorsDeps['wallet']['creditPrize']>[1];

async function credit(deps: VendorsDeps, tx: Tx, prize: Prize): Promise<void> {
  const moved = await deps.wallet.creditPrize(tx, prize);
  if (moved.outcome !== 'posted') throw new Error(`Ledger knows a prize that we do not: ${moved.outcome}`);
}
