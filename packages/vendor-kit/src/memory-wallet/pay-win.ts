import type { WinFields } from '../protocol/index.ts';
import type { WalletCall } from '../server/index.ts';
import { payloadOf } from './book.ts';
import { type Answer, nextTurn, type Rules } from './rules.ts';

/** Pays a win. */
export async function payWin(rules: Rules, call: WalletCall, fields: WinFields): Promise<Answer> {
  const { book, is, ok, no, known, keep, roundKey } = rules;
  const player = rules.playerOf(fields.playerRef);
  if (player === undefined) return no('PLAYER_NOT_FOUND');
  if (fields.currency !== player.currency && !is('ignores the currency')) return no('WRONG_CURRENCY');
  if (is('pays in sessions only') && !player.isLoggedIn) return no('TOKEN_EXPIRED');
  const units = rules.amountIn(fields.amount);
  if (units === undefined) return no('INVALID_REQUEST');
  const named = known(call, fields.txId);
  const before = named?.kind === 'bet' && is('keeps wins apart from bets') ? undefined : named;
  if (before?.state === 'refused') return no('BET_NOT_FOUND');
  if (before?.state === 'never came' || before?.state === 'rolled back') return no('BET_ROLLED_BACK');
  if (before?.state === 'refunded') return no('ROUND_CLOSED');
  if (before !== undefined && before.payload !== payloadOf(fields) && !is('ignores another win'))
    return no('DUPLICATE_TRANSACTION');
  if (before !== undefined && !is('pays a known win again')) return ok(player);
  if (units === 0n && is('refuses a win of nothing')) return no('INVALID_REQUEST');
  const staked = known(call, fields.betTxId);
  const paid = { kind: 'win', payload: payloadOf(fields), units } as const;
  if (staked === undefined && !is('pays an unknown bet')) {
    if (is('keeps refusing an early win')) keep(call, fields, { ...paid, state: 'refused' });
    return no('BET_NOT_FOUND');
  }
  if (staked?.state === 'refunded') return no('ROUND_CLOSED');
  const isBack = staked !== undefined && staked.state !== 'done';
  if (isBack && !is('pays a rolled back bet')) return no('BET_ROLLED_BACK');
  if (is('refuses late wins') && book.closedRounds.has(roundKey(call, fields))) return no('ROUND_CLOSED');
  const cash = player.cash;
  if (is('loses a win')) await nextTurn();
  player.cash = cash + units;
  rules.settle(player);
  if (staked !== undefined) staked.hasWon = true;
  if (fields.roundClosed) book.closedRounds.add(roundKey(call, fields));
  keep(call, fields, staked === undefined ? paid : { ...paid, bet: staked });
  return ok(player);
}
