import type { JackpotRules } from '@quetzal/games/jackpot';
import { betUnitsOf, unitsOf } from '../stakes.ts';

type Figures = {
  readonly mainBp: number;
  readonly reserveBp: number;
  /** Decimals, of the currency itself or in bet units of it, as the bets are. */
  readonly turn: string;
  readonly minSeed: string;
  readonly areBetUnits: boolean;
};

/**
 * The rules that a pot has been played by. Rules that were once in use stay here: a pot changes to the present ones with
 * its next win, and a stored round is checked by its own.
 */
const RULES: Readonly<Record<string, Figures>> = {
  'jackpot-1': { mainBp: 70, reserveBp: 30, turn: '1000000.00', minSeed: '2500.00', areBetUnits: false },
  'jackpot-2': { mainBp: 70, reserveBp: 30, turn: '1000000.00', minSeed: '2500.00', areBetUnits: true },
};

/** What a new pot is played by. */
export const PRESENT_RULES = 'jackpot-2';

/** The vendors whose games feed a pot. */
const VENDORS: ReadonlySet<string> = new Set(['SOL']);

/** Whether the games of a vendor feed a pot. */
export const hasJackpot = (vendorCode: string): boolean => VENDORS.has(vendorCode);

/**
 * Rules in the ledger units of a currency.
 * @throws Error when there have never been such rules
 */
export function jackpotRules(name: string, currency: string): JackpotRules {
  const figures = RULES[name];
  if (figures === undefined) throw new Error(`no pot is played by the rules ${name}`);
  const { mainBp, reserveBp, areBetUnits } = figures;
  const inUnits = areBetUnits ? betUnitsOf : unitsOf;
  return { mainBp, reserveBp, turn: inUnits(figures.turn, currency), minSeed: inUnits(figures.minSeed, currency) };
}
