import type { Tx } from '#kernel/database/database.ts';
import { newId } from '#kernel/ids/ids.ts';
import type { Game } from '#modules/games';
import type { Member } from '#modules/members';
import type { BetBody } from './protocol.schemas.ts';
import { insertTransaction } from './protocol.store.ts';
import { insertRound, type Round, roundIdOf } from './rounds.store.ts';
import type { VendorsDeps } from './vendors.deps.ts';

/** A bet that is about to be taken. */
export interface Stake {
  member: Member;
  game: Game;
  /** What the round is played for; in a free round the member pays nothing of it. */
  amount: bigint;
  payloadHash: string;
  /** The instant at which limits were looked at: the bet belongs to the same periods. */
  now: Date;
}

/** The round of a bet as its vendor names it. */
export const roundKeyOf = ({ member, game }: Stake, body: BetBody) => ({
  vendorCode: game.vendorCode,
  vendorRoundId: body.roundId,
  memberId: member.id,
});

/** Writes a bet that was taken: its round when it is the first of it, the record, the movement. */
export async function writeBet(
  deps: VendorsDeps,
  tx: Tx,
  body: BetBody,
  bet: Stake & { round: Round | undefined; grantId: string | null },
): Promise<void> {
  const { member, game, amount, payloadHash, now, grantId } = bet;
  const { siteId, currency, id: memberId } = member;
  const { vendorCode } = game;
  const { txId } = body;
  const key = roundKeyOf(bet, body);
  const [betId, roundId] = [newId(), roundIdOf(key)];
  if (bet.round === undefined) await insertRound(tx, key, game.code, now);
  await deps.records.placeBet(tx, {
    id: betId,
    siteId,
    memberId,
    roundId,
    vendorCode,
    vendorRoundId: body.roundId,
    vendorTxId: txId,
    gameCode: game.code,
    gameType: game.gameType,
    currency,
    stake: grantId === null ? amount : 0n,
    placedAt: now,
  });
  const shared = { vendorCode, txId, memberId, payloadHash, roundId, betId, currency, amount, grantId };
  await insertTransaction(tx, { ...shared, kind: 'bet', state: 'done', betTxId: null }, now);
}
