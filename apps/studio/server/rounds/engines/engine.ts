import type { SlotStream } from '@quetzal/games/slots/draws';

/** The rules of a kind of game, as rounds need them. The same draws always give the same round. */
export type Engine = {
  /** Names the rules in stored rounds. */
  readonly rulesVersion: string;
  /** The total bets that it offers, in bet units of the currency; each is a whole number of hundredths for every line. */
  readonly stakes: readonly string[];
  /**
   * Plays a whole round, its free spins included.
   * @returns what it wins, in the units that `payout` takes
   */
  readonly play: (stream: SlotStream) => number;
  /** What a bet wins, rounded down at the ledger scale; `stake` and the win in ledger units. */
  readonly payout: (stake: bigint, winUnits: number) => bigint;
  /** What the platform keeps with the bet besides the draws, by the names of `@quetzal/games/verify`. */
  readonly summary: (stream: SlotStream) => Readonly<Record<string, unknown>>;
};
