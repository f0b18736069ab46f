import type { Stream } from '../fairness/index.ts';

/** What was bet, as the file has it: unchecked. */
export type Bet = Readonly<Record<string, unknown>>;

/** A round that was played again. */
export type Explanation = {
  /** What the draws mean, a sentence each. */
  readonly steps: readonly string[];
  /** What comes out, by the names that the platform stores it with. */
  readonly outcome: Readonly<Record<string, unknown>>;
  /** What the stake of the bet pays, in ledger units; without it the bet does not say what was played for. */
  readonly pays?: (stake: bigint) => bigint;
};

/** Plays a round again and says what happens. */
export type Explain = (stream: Stream, bet: Bet) => Explanation;

/** A whole number of the bet, or undefined. */
export function wholeOf(bet: Bet, key: string): number | undefined {
  const value = bet[key];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** A text of the bet, or undefined. */
export function textOf(bet: Bet, key: string): string | undefined {
  const value = bet[key];
  return typeof value === 'string' ? value : undefined;
}

/** The bet lacks what the game cannot be played without. */
export const incomplete = (needed: string): Explanation => ({ steps: [`The bet has to say: ${needed}.`], outcome: {} });
