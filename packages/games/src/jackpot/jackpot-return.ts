import type { JackpotRules } from './jackpot.ts';

/** What a pot gives back of everything that is staked, on top of what the games pay; shares between 0 and 1. */
export type JackpotReturn = {
  /** What bets put in: in the long run all of it is paid out. */
  readonly contributed: number;
  /** What the house adds to seeds that the reserve does not fill, in the mean. */
  readonly toppedUp: number;
};

/**
 * The return of a pot, separate from that of the game. What is staked between two hits is exponential around the turn while
 * single stakes are small beside it, so a seed lacks in the mean what a reserve that grew for so long does not hold.
 */
export function jackpotReturn({ mainBp, reserveBp, turn, minSeed }: JackpotRules): JackpotReturn {
  const contributed = (mainBp + reserveBp) / 10_000;
  const [seed, reserved] = [Number(minSeed), (Number(turn) * reserveBp) / 10_000];
  const lacking = reserved === 0 ? seed : seed - reserved * (1 - Math.exp(-seed / reserved));
  return { contributed, toppedUp: lacking / Number(turn) };
}
