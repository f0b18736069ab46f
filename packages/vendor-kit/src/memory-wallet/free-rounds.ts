import type { BetFields, FreeRounds, OpenFreeRoundsFields } from '../protocol/index.ts';
import type { Answer, Rules } from './rules.ts';

/** What the player can play for nothing. */
export async function openFreeRounds(rules: Rules, fields: OpenFreeRoundsFields): Promise<Answer> {
  const player = rules.playerOf(fields.playerRef);
  if (player === undefined) return rules.no('PLAYER_NOT_FOUND');
  const freeRounds = player.freeRounds.filter(({ gameCode, left }) => gameCode === fields.gameCode && left > 0);
  return { status: 'OK', freeRounds: freeRounds.map((grant) => ({ ...grant })) };
}

/** The grant that a bet plays a round of, or why it cannot. */
export function grantOf({ is, no, ...rules }: Rules, fields: BetFields): FreeRounds | Answer | undefined {
  if (fields.freeRound === undefined) return undefined;
  const { grantId } = fields.freeRound;
  const grant = rules.playerOf(fields.playerRef)?.freeRounds.find((one) => one.grantId === grantId);
  if (grant === undefined || grant.gameCode !== fields.gameCode) return no('FREE_ROUND_NOT_FOUND');
  if (grant.left === 0) return no('FREE_ROUND_OVER');
  const isSameStake = rules.amountIn(grant.stake) === rules.amountIn(fields.amount);
  return isSameStake || is('ignores what a free round is worth') ? grant : no('LIMIT_REACHED');
}
