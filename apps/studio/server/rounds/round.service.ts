import type { StudioDeps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { keeperOf } from '../own-wallets/whose-money.ts';
import type { Session } from '../sessions/session.store.ts';
import { parseAnyStake, parseStake, stakesIn } from '../stakes.ts';
import { engineOfGame } from './engines/index.ts';
import { playDemo } from './play-demo.ts';
import { playOwn } from './play-own.ts';
import { playReal } from './play-real.ts';
import { findOpenRound, findRound, findRoundByRequest, listRecentRounds, type Round } from './round.store.ts';

const RECENT_ROUNDS = 20;
const plays = { demo: playDemo, own: playOwn, platform: playReal } as const;

/**
 * Plays one round, or gives back the round of the same request.
 * @returns null while another round of the player is not at its end: nothing was begun, and asking again begins it
 * @throws Refusal 400 `stake_invalid`, 400 `request_invalid`, 409 `request_reused`
 */
export async function play(
  deps: StudioDeps,
  session: Session,
  asked: { requestId: string; stake: string; grantId?: string | undefined },
): Promise<Round | null> {
  const { requestId, grantId = null } = asked;
  // What a free round is worth is for the platform to say; a demo has none.
  const stake =
    grantId === null || session.isDemo
      ? parseStake(asked.stake, session.currency, stakesIn(session.currency, engineOfGame(session.gameCode).stakes))
      : parseAnyStake(asked.stake, session.currency);
  const earlier = await findRoundByRequest(deps.db, session.playerId, requestId);
  if (earlier !== undefined) {
    const isSame = earlier.stake === stake && earlier.grant_id === grantId && earlier.game_code === session.gameCode;
    if (isSame) return earlier;
    throw new Refusal(409, 'request_reused');
  }
  const keeper = keeperOf(deps, session);
  // Free rounds are the platform's to give, and are played with what it pays.
  if (keeper === 'own' && grantId !== null) throw new Refusal(400, 'request_invalid');
  const id = await plays[keeper](deps, session, { requestId, stake, grantId });
  if (id === null) return null;
  const round = await findRound(deps.db, id);
  if (round === undefined) throw new Error(`round ${id} is gone`);
  return round;
}

/** The unfinished round of the player and the last rounds of this game, newest first. */
export async function recentRounds(
  deps: StudioDeps,
  session: Session,
): Promise<{ open: Round | null; rounds: Round[] }> {
  return {
    open: (await findOpenRound(deps.db, session.playerId)) ?? null,
    rounds: await listRecentRounds(deps.db, session.playerId, session.gameCode, RECENT_ROUNDS),
  };
}
