import type { BetFields, FreeRounds } from '../protocol/index.ts';
import type { WalletCall } from '../server/index.ts';
import { payloadOf, type Player } from './book.ts';
import { grantOf } from './free-rounds.ts';
import { type Answer, nextTurn, type Rules } from './rules.ts';

/** Takes a stake. */
export async function takeBet(rules: Rules, call: WalletCall, fields: BetFields): Promise<Answer> {
  const { book, is, ok, no, known, keep, roundKey } = rules;
  const player = rules.playerOf(fields.playerRef);
  if (player === undefined) return no('PLAYER_NOT_FOUND');
  const units = rules.amountIn(fields.amount);
  if (units === undefined || (units === 0n && !is('takes bets of nothing'))) return no('INVALID_REQUEST');
  const before = known(call, fields.txId);
  if (is('races on one bet')) await nextTurn();
  if (before?.state === 'never came') return no('BET_ROLLED_BACK');
  if (before?.state === 'refunded') return no('ROUND_CLOSED');
  if (before?.state === 'rolled back' && !is('takes a rolled back bet again')) return no('BET_ROLLED_BACK');
  if (before?.state === 'done') {
    if (before.payload !== payloadOf(fields) && !is('ignores another stake')) return no('DUPLICATE_TRANSACTION');
    if (before.grant !== undefined && is('counts a free round again')) before.grant.left -= 1;
    if (!is('takes a known bet again')) return ok(player);
  }
  const refused = rules.refusalOfSession(player, fields.sessionToken);
  if (refused !== undefined) return refused;
  if (fields.currency !== player.currency && !is('ignores the currency')) return no('WRONG_CURRENCY');
  if (book.closedRounds.has(roundKey(call, fields)) && !is('reopens rounds')) return no('ROUND_CLOSED');
  const grant = grantOf(rules, fields);
  if (grant !== undefined && 'status' in grant) return grant;
  if (grant !== undefined) return playFree(rules, player, { call, fields, units, grant });
  const hasFunds = player.cash >= units;
  if (is('races on one balance')) await nextTurn();
  const taken = { kind: 'bet', payload: payloadOf(fields), units } as const;
  if (!hasFunds && is('gives back what it refused')) keep(call, fields, taken);
  if (!hasFunds && !is('overdraws'))
    return is('hides the balance')
      ? no('INSUFFICIENT_FUNDS')
      : { ...no('INSUFFICIENT_FUNDS'), ...rules.balanceOf(player) };
  const old = ok(player);
  player.cash -= units;
  keep(call, fields, taken);
  return is('tells an old balance') ? old : ok(player);
}

function playFree(
  { is, ok, keep }: Rules,
  player: Player,
  bet: { call: WalletCall; fields: BetFields; units: bigint; grant: FreeRounds },
): Answer {
  const { call, fields, grant } = bet;
  const units = is('takes money for a free round') ? bet.units : 0n;
  grant.left -= 1;
  player.cash -= units;
  keep(call, fields, { kind: 'bet', payload: payloadOf(fields), units, grant });
  return { ...ok(player), freeRoundsLeft: grant.left };
}
