import type { StudioDeps } from '../deps.ts';
import { playPot } from '../jackpot/play-jackpot.ts';
import type { PotKey } from '../jackpot/jackpot.store.ts';
import { operatorOf } from '../platform/operator-ref.ts';
import type { Session } from '../sessions/session.store.ts';
import { decide } from './decide.ts';
import { engineOfRules } from './engines/index.ts';
import { acceptBet, keepJackpotPart, type Round } from './round.store.ts';

type Accepted = { readonly round: Round; readonly balance: string; readonly retryAt: Date };

/**
 * Decides a round whose bet was taken, and writes down its result and its part in the pot together: after a crash both are
 * there, or neither and the bet is rolled back.
 * @returns false when someone else was faster
 */
export async function acceptResult(deps: StudioDeps, session: Session, accepted: Accepted): Promise<boolean> {
  const { round, balance, retryAt } = accepted;
  const { id, stake, grant_id: grantId } = round;
  const seeds = { serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce };
  const engine = engineOfRules(round.rules_version);
  const { chance, ...result } = decide({ gameCode: session.gameCode, engine, stake }, seeds);
  return deps.db.transaction().execute(async (tx) => {
    if (!(await acceptBet(tx, id, result, balance, retryAt))) return false;
    // A free round costs the player nothing, so it neither feeds a pot nor wins it.
    if (grantId !== null) return true;
    const played = await playPot(tx, potOf(deps, session), { roundId: id, stake, chance, now: deps.now() });
    if (played !== undefined) await keepJackpotPart(tx, id, { ...played, ...chance });
    return true;
  });
}

/** The pot that a player's bets feed. */
export function potOf(deps: Pick<StudioDeps, 'operatorId'>, session: Session): PotKey {
  const { vendorCode, playerRef, currency } = session;
  return { operatorId: operatorOf(playerRef, deps.operatorId).operatorId, vendorCode, currency };
}
