import type { RefundRoundFields } from '../protocol/index.ts';
import type { WalletCall } from '../server/index.ts';
import type { Answer, Rules } from './rules.ts';

/** Gives back every stake of a round and takes back every win, once. */
export async function refundRound(rules: Rules, call: WalletCall, fields: RefundRoundFields): Promise<Answer> {
  const { book, is, ok, no, settle } = rules;
  const player = rules.playerOf(fields.playerRef);
  if (player === undefined) return no('PLAYER_NOT_FOUND');
  const round = rules.roundKey(call, fields);
  const standing = rules.movementsOf(call, fields);
  if (standing.length === 0 && is('forgets early refunds')) return ok(player);
  for (const movement of standing) {
    if (movement.state !== 'done' && !is('refunds a round twice')) continue;
    movement.state = 'refunded';
    if (movement.kind === 'bet') player.cash += movement.units;
    else rules.take(player, movement.units);
  }
  settle(player);
  book.closedRounds.add(round);
  return ok(player);
}
