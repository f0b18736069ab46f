import type { StudioDeps } from '../deps.ts';
import { operatorOf } from '../platform/operator-ref.ts';
import type { Session } from '../sessions/session.store.ts';
import type { WalletName } from './own-wallet.store.ts';

/** Whose money a player plays with: demo credits, the platform's wallet, or one that the vendor keeps itself. */
export type MoneyKeeper = 'demo' | 'platform' | 'own';

type Player = Pick<Session, 'vendorCode' | 'playerRef' | 'currency' | 'isDemo'>;

/** Who keeps the money of this player now. A vendor keeps it itself when it shares a secret for transfers. */
export function keeperOf(deps: Pick<StudioDeps, 'transferSecrets'>, { vendorCode, isDemo }: Player): MoneyKeeper {
  if (isDemo) return 'demo';
  return deps.transferSecrets[vendorCode] === undefined ? 'platform' : 'own';
}

/** The wallet of a player with a vendor that keeps it itself, by the name under which transfers come. */
export function ownWalletOf(deps: Pick<StudioDeps, 'operatorId'>, player: Omit<Player, 'isDemo'>): WalletName {
  const { vendorCode, playerRef, currency } = player;
  return { vendorCode, currency, playerRef: operatorOf(playerRef, deps.operatorId).playerRef };
}
