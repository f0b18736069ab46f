import { parseAmount } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import { takeFreeBet } from './free-rounds/take-free-bet.ts';
import { okNow } from './ok-now.ts';
import { payloadHashOf } from './payload-hash.ts';
import {
  type Caller,
  playerOf,
  refusalOfGame,
  refusalOfPlayer,
  refusalOfStake,
  sessionOf,
  statusOf,
} from './player-check.ts';
import { refusalOfGone, refuse, type Verdict } from './protocol.model.ts';
import type { BetBody } from './protocol.schemas.ts';
import { selectTransaction } from './protocol.store.ts';
import { lockRound, roundIdOf } from './rounds.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';
import { roundKeyOf, type Stake, writeBet } from './write-bet.ts';

/** Takes a stake. Every refusal is final: a vendor that got one neither retries nor rolls back. */
export async function takeBet(deps: VendorsDeps, tx: Tx, caller: Caller, body: BetBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  const parsed = parseAmount(body.amount, member.currency);
  if (!parsed.ok || parsed.value.amount <= 0n) return refuse('INVALID_REQUEST');
  const { freeRound } = body;
  const isFree = freeRound !== undefined;
  const hashKind = isFree ? `bet/free/${freeRound.grantId}` : 'bet';
  const payloadHash = payloadHashOf({ ...body, kind: hashKind, amount: parsed.value.amount });
  const known = await selectTransaction(tx, vendorCode, body.txId);
  if (known !== undefined) {
    if (known.state !== 'done') return refuse(refusalOfGone(known.state));
    if (known.payloadHash !== payloadHash) return refuse('DUPLICATE_TRANSACTION');
    return okNow(deps, tx, member, { vendorCode, gameCode: body.gameCode });
  }

  const session = await sessionOf(deps, tx, { caller, member }, body);
  if (typeof session === 'string') return refuse(session);
  const game = await deps.games.byKeyAt(tx, site.id, { vendorCode, gameCode: body.gameCode });
  const blocked = refusalOfPlayer(member) ?? refusalOfGame(game, site);
  if (blocked !== undefined || game === undefined) return refuse(blocked ?? 'GAME_DISABLED');
  if (body.currency !== member.currency) return refuse('WRONG_CURRENCY');
  // The stake of a free round was looked at when it was granted, and costs the player nothing.
  const beyond = isFree ? undefined : refusalOfStake(game, member.currency, parsed.value.amount);
  if (beyond !== undefined) return refuse(beyond);
  const now = deps.clock.now();
  const { siteId, currency } = member;
  const player = { memberId: member.id, siteId, currency, timeZone: site.timeZone };
  const { amount } = parsed.value;
  const wish = { player, loginSessionId: session.loginSessionId, amount: isFree ? 0n : amount, vendorCode };
  const unwanted = await deps.limits.refusalOfStake(tx, wish, now);
  if (unwanted !== undefined) return refuse(statusOf(unwanted));
  await deps.identity.keepSessionsAlive(tx, [session.loginSessionId]);
  return debit(deps, tx, body, { member, game, amount, payloadHash, now });
}

async function debit(deps: VendorsDeps, tx: Tx, body: BetBody, stake: Stake): Promise<Verdict> {
  const { member, game, amount } = stake;
  const { currency } = member;
  const { vendorCode } = game;
  const roundKey = roundKeyOf(stake, body);
  const round = await lockRound(tx, roundKey);
  if (round !== undefined && (round.state !== 'open' || round.gameCode !== game.code)) return refuse('ROUND_CLOSED');
  const { freeRound } = body;
  if (freeRound !== undefined) return takeFreeBet(deps, tx, body, { ...stake, round, grantId: freeRound.grantId });
  const moved = await deps.wallet.debitForBet(tx, {
    siteId: member.siteId,
    memberId: member.id,
    amount: { currency, amount },
    vendorCode,
    txId: body.txId,
    roundId: roundIdOf(roundKey),
    gameCode: game.code,
  });
  const balance = moved.balance.amount;
  if (moved.outcome === 'insufficient') return refuse('INSUFFICIENT_FUNDS', { currency, balance });
  if (moved.outcome !== 'posted') throw new Error(`Ledger knows a bet that we do not: ${moved.outcome}`);
  await writeBet(deps, tx, body, { ...stake, round, grantId: null });
  return { status: 'OK', currency, balance, moved: true };
}
