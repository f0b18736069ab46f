import { findCurrency } from '@quetzal/domain/money';
import { jackpotReturn } from '@quetzal/games/jackpot';
import type { Jackpot } from '@quetzal/vendor-kit/protocol';
import type { StudioDeps } from '../deps.ts';
import { operatorOf } from '../platform/operator-ref.ts';
import { toDecimal } from '../stakes.ts';
import { hasJackpot, jackpotRules, PRESENT_RULES } from './jackpot-rules.ts';
import { findPot, listPotWins, type PotKey } from './jackpot.store.ts';

const WINS_TOLD = 10;

/** A pot as the platform hears of it; null where the games feed none. Before the first bet it holds its seed. */
export async function toldJackpot(deps: StudioDeps, key: PotKey): Promise<Jackpot | null> {
  const { vendorCode, currency } = key;
  if (!hasJackpot(vendorCode) || findCurrency(currency) === undefined) return null;
  const [kept, wins] = await Promise.all([findPot(deps.db, key), listPotWins(deps.db, key, WINS_TOLD)]);
  return {
    amount: toDecimal(kept?.pot.main ?? jackpotRules(PRESENT_RULES, currency).minSeed, currency),
    isOpen: kept?.isEnabled ?? true,
    wins: wins.map(({ playerRef, amount, at }) => ({
      playerRef: operatorOf(playerRef, deps.operatorId).playerRef,
      amount: toDecimal(amount, currency),
      at: at.toISOString(),
    })),
  };
}

/** The pot of a game as its page explains it; amounts are decimals, shares lie between 0 and 1. */
export type JackpotView = {
  readonly amount: string;
  readonly isOpen: boolean;
  /** What each bet adds to this pot and to the seed of the next one. */
  readonly mainShare: number;
  readonly reserveShare: number;
  /** What is bet between two wins in the mean. */
  readonly turn: string;
  /** What it gives back beside the game, the house's top-ups included. */
  readonly returnShare: number;
};

/** The pot that a game feeds; null where it feeds none. Before the first bet it holds its seed. */
export async function viewJackpot(deps: StudioDeps, key: PotKey): Promise<JackpotView | null> {
  const { vendorCode, currency } = key;
  if (!hasJackpot(vendorCode)) return null;
  const kept = await findPot(deps.db, key);
  const rules = jackpotRules(kept?.rules ?? PRESENT_RULES, currency);
  const { contributed, toppedUp } = jackpotReturn(rules);
  return {
    amount: toDecimal(kept?.pot.main ?? rules.minSeed, currency),
    isOpen: kept?.isEnabled ?? true,
    mainShare: rules.mainBp / 10_000,
    reserveShare: rules.reserveBp / 10_000,
    turn: toDecimal(rules.turn, currency),
    returnShare: contributed + toppedUp,
  };
}
