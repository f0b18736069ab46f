import type { RollbackFields } from '../protocol/index.ts';
import type { WalletCall } from '../server/index.ts';
import type { Answer, Rules } from './rules.ts';

/** Takes a bet back, known or not. */
export async function rollBack(rules: Rules, call: WalletCall, fields: RollbackFields): Promise<Answer> {
  const { is, ok, no, known, keep } = rules;
  const player = rules.playerOf(fields.playerRef);
  if (player === undefined) return no('PLAYER_NOT_FOUND');
  if (known(call, fields.txId) !== undefined) return ok(player);
  const staked = known(call, fields.betTxId);
  if (staked === undefined) {
    const { playerRef } = fields;
    if (!is('forgets early rollbacks')) keep(call, fields.betTxId, { kind: 'bet', state: 'never came', playerRef });
    return is('refuses unknown rollbacks') ? no('BET_NOT_FOUND') : ok(player);
  }
  if (staked.hasWon && !is('takes back what has won')) return no('ROUND_CLOSED');
  const isDue = staked.state === 'done' || (staked.state === 'rolled back' && is('gives back twice'));
  if (isDue) player.cash += staked.units;
  if (staked.state === 'done') staked.state = 'rolled back';
  keep(call, fields.txId, { kind: 'rollback', playerRef: fields.playerRef });
  return ok(player);
}
