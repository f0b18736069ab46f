import type { CreditFields } from '../protocol/index.ts';
import type { WalletCall } from '../server/index.ts';
import type { Answer, Rules } from './rules.ts';

/**
 * Pays a prize that answers no bet. A jackpot that names its round stands and falls with it; a prize of free rounds names
 * their grant.
 */
export async function payPrize(rules: Rules, call: WalletCall, fields: CreditFields): Promise<Answer> {
  const { is, ok, no, known, keep } = rules;
  const player = rules.playerOf(fields.playerRef);
  if (player === undefined) return no('PLAYER_NOT_FOUND');
  if (fields.currency !== player.currency) return no('WRONG_CURRENCY');
  if (is('wants a session for a prize') && !player.isLoggedIn) return no('TOKEN_EXPIRED');
  const units = rules.amountIn(fields.amount);
  if (units === undefined || units === 0n) return no('INVALID_REQUEST');
  const { playerRef, kind, amount, campaign = '' } = fields;
  const roundId = kind === 'jackpot' ? fields.roundId : undefined;
  const payload = JSON.stringify([playerRef, kind, amount, campaign, roundId]);
  const before = known(call, fields.txId);
  if (before !== undefined && before.payload !== payload && !is('ignores another prize'))
    return no('DUPLICATE_TRANSACTION');
  if (before !== undefined && !is('pays a prize again')) return ok(player);
  const namesGrant = fields.freeRound !== undefined;
  if ((kind === 'free_rounds') !== namesGrant && !is('pays free rounds that nobody granted'))
    return no('INVALID_REQUEST');
  if (roundId !== undefined) {
    const ofRound = rules.movementsOf(call, { playerRef, roundId });
    if (ofRound.length === 0) return no('INVALID_REQUEST');
    if (rules.book.closedRounds.has(rules.roundKey(call, { playerRef, roundId })) && ofRound.every(isGone))
      return no('ROUND_CLOSED');
    const bet = ofRound.find((one) => one.kind === 'bet' && !isGone(one));
    if (bet !== undefined) bet.hasWon = true;
  }
  player.cash += units;
  rules.settle(player);
  keep(call, { ...fields, roundId }, { kind: 'credit', payload, units });
  return ok(player);
}

/** Of a refunded or cancelled round nothing counts any more. */
const isGone = ({ state }: { state: string }): boolean => state !== 'done';
