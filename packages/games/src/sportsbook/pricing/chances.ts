import type { LineResult } from '../settlement/handicap.ts';

/** The probability of each result of a pick; what is missing from 1 is void. */
export type ResultChances = Readonly<Record<LineResult, number>>;

/** Adds up the probability of each result over all outcomes; an outcome that voids the pick adds to none. */
export function chancesOf<Outcome extends { readonly probability: number }>(
  outcomes: Iterable<Outcome>,
  resultOf: (outcome: Outcome) => LineResult | undefined,
): ResultChances {
  const chances = { win: 0, half_win: 0, push: 0, half_lose: 0, lose: 0 };
  for (const outcome of outcomes) {
    const result = resultOf(outcome);
    if (result !== undefined) chances[result] += outcome.probability;
  }
  return chances;
}

/** The part of the decided stake that wins: q = W / (W + L), a half result counting half; undefined when nothing is decided. */
export function impliedProbability({ win, half_win, half_lose, lose }: ResultChances): number | undefined {
  const won = win + half_win / 2;
  const lost = lose + half_lose / 2;
  return won + lost > 0 ? won / (won + lost) : undefined;
}
