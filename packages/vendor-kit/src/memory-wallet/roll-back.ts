import type { RollbackFields } from '../protocol/index.ts';
import type { WalletCall } from '../server/index.ts';
import type { Movement, Player } from './book.ts';
import type { Answer, Rules } from './rules.ts';

/** Takes a bet or a win back, known or not. */
export async function rollBack(rules: Rules, call: WalletCall, fields: RollbackFields): Promise<Answer> {
  const { is, ok, no, known, keep } = rules;
  const { playerRef, betTxId, winTxId } = fields;
  const player = rules.playerOf(playerRef);
  const target = betTxId ?? winTxId;
  if (target === undefined || (betTxId !== undefined && winTxId !== undefined)) return no('INVALID_REQUEST');
  if (target === fields.txId) return no('INVALID_REQUEST');
  if (player === undefined) return no('PLAYER_NOT_FOUND');
  if (known(call, fields.txId) !== undefined && !(betTxId === undefined && is('takes a win back twice')))
    return ok(player);
  const kind = betTxId === undefined ? 'win' : 'bet';
  const moved = known(call, target);
  if (moved === undefined) {
    const isForgotten = is(kind === 'bet' ? 'forgets early rollbacks' : 'forgets early rollbacks of wins');
    if (!isForgotten) {
      const { currency } = fields;
      keep(call, { txId: target, playerRef, currency }, { kind, state: 'never came' });
      keep(call, { txId: fields.txId, playerRef, currency, betTxId, winTxId }, { kind: 'rollback' });
    }
    return kind === 'bet' && is('refuses unknown rollbacks') ? no('BET_NOT_FOUND') : ok(player);
  }
  const grant = kind === 'bet' && moved.grant !== undefined ? { grant: moved.grant } : {};
  const done = (units: bigint): void => keep(call, fields, { kind: 'rollback', units, ...grant });
  const isItsRound = moved.roundId === fields.roundId && moved.gameCode === fields.gameCode;
  if (moved.state === 'done' && !isItsRound && !is('takes back under any name')) return no('INVALID_REQUEST');
  if (kind === 'win') return takeWinBack(rules, player, moved, done);
  if (moved.hasWon && !is('takes back what has won')) return no('ROUND_CLOSED');
  const isDue = moved.state === 'done' || (moved.state === 'rolled back' && is('gives back twice'));
  if (isDue) giveBack(rules, player, moved);
  if (moved.state === 'done') moved.state = 'rolled back';
  done(isDue ? moved.units : 0n);
  return ok(player);
}

function giveBack({ is, settle }: Rules, player: Player, { grant, units }: Movement): void {
  if (grant === undefined) player.cash += units;
  else if (!is('keeps a free round that was taken back')) grant.left += 1;
  settle(player);
}

function takeWinBack(rules: Rules, player: Player, win: Movement, done: (units: bigint) => void): Answer {
  if (rules.is('keeps wins for ever')) return rules.no('BET_NOT_FOUND');
  const isDue = win.state === 'done' || rules.is('takes a win back twice');
  if (isDue) rules.take(player, win.units);
  win.state = 'rolled back';
  if (win.bet !== undefined) win.bet.hasWon = false;
  done(isDue ? win.units : 0n);
  return rules.ok(player);
}
