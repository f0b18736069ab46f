import type { StudioDeps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { takeNonce } from '../seeds/seed.store.ts';
import { demoBalance, lockPlayer, setDemoBalance, type Session } from '../sessions/session.store.ts';
import { toDecimal } from '../stakes.ts';
import { decide } from './decide.ts';
import { engineOfGame } from './engines/index.ts';
import { findRoundByRequest, insertRound } from './round.store.ts';
import type { Spin } from './spin.ts';

/**
 * Plays one round with demo credits, in one transaction.
 * @throws Refusal 422 `insufficient_funds`
 */
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
    if (before < stake) {
      throw new Refusal(422, 'insufficient_funds', { balance: toDecimal(before, session.currency) });
    }
    const seeds = await takeNonce(tx, session.playerId);
    const { chance: _chance, ...result } = decide({ gameCode, engine, stake }, seeds);
    const balance = before - stake + result.win;
    await setDemoBalance(tx, session.playerId, balance);
    await insertRound(tx, {
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
      state: 'settled',
      result,
      balanceAfter: toDecimal(balance, session.currency),
    });
    return id;
  });
}
