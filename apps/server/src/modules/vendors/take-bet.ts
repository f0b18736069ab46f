import { parseAmount } from '@quetzal/domain/money';
import type { Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Game } from '#modules/games';
import type { Member } from '#modules/members';
import { payloadHashOf } from './payload-hash.ts';
import { type Caller, playerOf, refusalOfGame, refusalOfPlayer, refusalOfStake, sessionOf } from './player-check.ts';
import { refuse, type Verdict } from './protocol.model.ts';
import type { BetBody } from './protocol.schemas.ts';
import { insertTransaction, selectTransaction } from './protocol.store.ts';
import { insertRound, lockRound } from './rounds.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

interface Stake {
  member: Member;
  game: Game;
  amount: bigint;
  payloadHash: string;
}

/** Takes a stake. Every refusal is final: a vendor that got one neither retries nor rolls back. */
export async function takeBet(deps: VendorsDeps, tx: Tx, caller: Caller, body: BetBody): Promise<Verdict> {
  const { vendorCode, site } = caller;
  const member = await playerOf(deps, tx, site, body.playerRef);
  if (member === undefined) return refuse('PLAYER_NOT_FOUND');
  const parsed = parseAmount(body.amount, member.currency);
  if (!parsed.ok || parsed.value.amount <= 0n) return refuse('INVALID_REQUEST');
  const payloadHash = payloadHashOf({ kind: 'bet', ...body, amount: parsed.value.amount });
  const known = await selectTransaction(tx, vendorCode, body.txId);
  if (known !== undefined) {
    if (known.state !== 'done') return refuse('BET_ROLLED_BACK');
    if (known.payloadHash !== payloadHash) return refuse('DUPLICATE_TRANSACTION');
    const { cash } = await deps.wallet.balanceOf(tx, member.id, member.currency);
    return { status: 'OK', currency: member.currency, balance: cash };
  }

  const session = await sessionOf(deps, tx, caller, body);
  if (typeof session === 'string') return refuse(session);
  const game = await deps.games.byKey(tx, { vendorCode, gameCode: body.gameCode });
  const blocked = refusalOfPlayer(member) ?? refusalOfGame(game, site);
  if (blocked !== undefined || game === undefined) return refuse(blocked ?? 'GAME_DISABLED');
  if (body.currency !== member.currency) return refuse('WRONG_CURRENCY');
  const beyond = refusalOfStake(game, member.currency, parsed.value.amount);
  if (beyond !== undefined) return refuse(beyond);
  await deps.identity.keepSessionAlive(tx, session.loginSessionId);
  return debit(deps, tx, body, { member, game, amount: parsed.value.amount, payloadHash });
}

async function debit(deps: VendorsDeps, tx: Tx, body: BetBody, stake: Stake): Promise<Verdict> {
  const { member, game, amount, payloadHash } = stake;
  const { currency } = member;
  const { vendorCode } = game;
  const now = deps.clock.now();
  const roundKey = { vendorCode, vendorRoundId: body.roundId, memberId: member.id };
  const round = await lockRound(tx, roundKey);
  if (round !== undefined && (round.state !== 'open' || round.gameCode !== game.code)) return refuse('ROUND_CLOSED');
  const roundId = round?.id ?? newId();
  const moved = await deps.wallet.debitForBet(tx, {
    siteId: member.siteId,
    memberId: member.id,
    amount: { currency, amount },
    vendorCode,
    txId: body.txId,
    roundId,
    gameCode: game.code,
  });
  const balance = moved.balance.amount;
  if (moved.outcome === 'insufficient') return refuse('INSUFFICIENT_FUNDS', { currency, balance });
  if (moved.outcome !== 'posted') throw new Error(`Ledger knows a bet that we do not: ${moved.outcome}`);

  const betId = newId();
  if (round === undefined) await insertRound(tx, roundId, roundKey, game.code, now);
  await deps.records.placeBet(tx, {
    id: betId,
    siteId: member.siteId,
    memberId: member.id,
    roundId,
    vendorCode,
    vendorRoundId: body.roundId,
    vendorTxId: body.txId,
    gameCode: game.code,
    gameType: game.gameType,
    currency,
    stake: amount,
    placedAt: now,
  });
  const shared = { vendorCode, txId: body.txId, memberId: member.id, payloadHash, roundId, betId, currency, amount };
  await insertTransaction(tx, { ...shared, kind: 'bet', state: 'done', betTxId: null }, now);
  return { status: 'OK', currency, balance, moved: true };
}
