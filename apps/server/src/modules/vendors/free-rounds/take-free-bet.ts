import type { Tx } from '#kernel/database/database.ts';
import { okNow } from '../ok-now.ts';
import { refuse, type Verdict } from '../protocol.model.ts';
import type { BetBody } from '../protocol.schemas.ts';
import type { Round } from '../rounds.store.ts';
import type { VendorsDeps } from '../vendors.deps.ts';
import { type Stake, writeBet } from '../write-bet.ts';
import { playFreeRound } from './play-free-round.ts';

/** Takes a bet that costs the player nothing: one round of a grant. */
export async function takeFreeBet(
  deps: VendorsDeps,
  tx: Tx,
  body: BetBody,
  bet: Stake & { round: Round | undefined; grantId: string },
): Promise<Verdict> {
  const { member, game, amount: stake, now, grantId } = bet;
  const { vendorCode, code: gameCode } = game;
  const left = await playFreeRound(tx, { grantId, memberId: member.id, vendorCode, gameCode, stake, now });
  if (typeof left === 'string') return refuse(left);
  await writeBet(deps, tx, body, bet);
  return { ...(await okNow(deps, tx, member, { vendorCode, gameCode })), freeRoundsLeft: left };
}
