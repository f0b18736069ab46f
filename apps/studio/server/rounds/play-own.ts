import type { StudioDeps } from '../deps.ts';
import { lockWallet, moveOwn } from '../own-wallets/own-wallet.store.ts';
import { ownWalletOf } from '../own-wallets/whose-money.ts';
import { takeNonce } from '../seeds/seed.store.ts';
import { lockPlayer, type Session } from '../sessions/session.store.ts';
import { toDecimal } from '../stakes.ts';
import { decide } from './decide.ts';
import { engineOfGame } from './engines/index.ts';
import { findOpenRound, findRoundByRequest, insertRound } from './round.store.ts';
import type { Spin } from './spin.ts';

/** Why a round is refused whose stake is more than the player has with the vendor. */
const SHORT = 'VENDOR_WALLET_SHORT';

/**
 * Plays one round with the money that the vendor keeps for the player: stake, result and win are written in one
 * transaction, so that a crash leaves all of them or none.
 * @returns null where a round from when the platform kept the money has not ended
 */
export async function playOwn(
  deps: StudioDeps,
  session: Session,
  { requestId, stake }: Pick<Spin, 'requestId' | 'stake'>,
): Promise<string | null> {
  const id = deps.createId();
  const { gameCode, currency, playerId } = session;
  const engine = engineOfGame(gameCode);
  const wallet = ownWalletOf(deps, session);
  return deps.db.transaction().execute(async (tx) => {
    await lockPlayer(tx, playerId);
    const earlier = await findRoundByRequest(tx, playerId, requestId);
    if (earlier !== undefined) return earlier.id;
    if ((await findOpenRound(tx, playerId)) !== undefined) return null;
    const before = await lockWallet(tx, wallet);
    const seeds = await takeNonce(tx, playerId);
    const now = deps.now();
    const round = {
      id,
      requestId,
      playerId,
      sessionId: session.id,
      gameCode,
      stake,
      grantId: null,
      seedPairId: seeds.id,
      nonce: seeds.nonce,
      rulesVersion: engine.rulesVersion,
      wallet: 'own',
      now,
    } as const;
    if (before < stake) {
      const balanceAfter = toDecimal(before, currency);
      await insertRound(tx, { ...round, state: 'refused', refusalCode: SHORT, balanceAfter });
      return id;
    }
    const { chance: _chance, ...result } = decide({ gameCode, engine, stake }, seeds);
    const balanceAfter = toDecimal(before - stake + result.win, currency);
    await insertRound(tx, { ...round, state: 'settled', result, balanceAfter });
    await moveOwn(tx, wallet, { kind: 'stake', amount: stake, roundId: id, at: now });
    if (result.win > 0n) await moveOwn(tx, wallet, { kind: 'win', amount: result.win, roundId: id, at: now });
    return id;
  });
}
