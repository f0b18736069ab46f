import type { StudioDeps } from '../deps.ts';
import { takeNonce } from '../seeds/seed.store.ts';
import { demoBalance, lockPlayer, setDemoBalance, type Session } from '../sessions/session.store.ts';
import { toDecimal } from '../stakes.ts';
import { decide } from './decide.ts';
import { engineOfGame } from './engines/index.ts';
import { findRoundByRequest, insertRound } from './round.store.ts';
import type { Spin } from './spin.ts';

/** Why a round is refused whose stake is more than the credits that are left. */
const SHORT = 'insufficient_funds';

/** Plays one round with demo credits, in one transaction. */
export async function playDemo(
  deps: StudioDeps,
  session: Session,
  { requestId, stake }: Pick<Spin, 'requestId' | 'stake'>,
): Promise<string> {
  const id = deps.createId();
  const { gameCode } = session;
  const engine = engineOfGame(gameCode);
  return deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, session.playerId);
    const earlier = await findRoundByRequest(tx, session.playerId, requestId);
    if (earlier !== undefined) return earlier.id;
    const before = await demoBalance(tx, session.playerId);
    const seeds = await takeNonce(tx, session.playerId);
    const round = {
      id,
      requestId,
      playerId: session.playerId,
      sessionId: session.id,
      gameCode,
      stake,
      grantId: null,
      seedPairId: seeds.id,
      nonce: seeds.nonce,
      rulesVersion: engine.rulesVersion,
      now: deps.now(),
    } as const;
    if (before < stake) {
      const balanceAfter = toDecimal(before, session.currency);
      await insertRound(tx, { ...round, state: 'refused', refusalCode: SHORT, balanceAfter });
      return id;
    }
    const { chance: _chance, ...result } = decide({ gameCode, engine, stake }, seeds);
    const balance = before - stake + result.win;
    await setDemoBalance(tx, session.playerId, balance);
    await insertRound(tx, { ...round, state: 'settled', result, balanceAfter: toDecimal(balance, session.currency) });
    return id;
  });
}
