import type { Score } from '../markets/selection.ts';
import { accept, refuse, type Answer } from '../refusal.ts';

/** A score and its probability. */
export type ScoreChance = { readonly score: Score; readonly probability: number };

/** Expected goals of both sides, and the Dixon-Coles correction of low scores (0 for independent goals). */
export type GoalRates = { readonly home: number; readonly away: number; readonly rho?: number };

/** The matrix reaches from 0 to 15 goals of either side. */
export const GOALS_MAX = 15;

/** Strengths of both teams on the scale of log goals. */
export type TeamRatings = {
  readonly mean: number;
  readonly homeAdvantage: number;
  readonly attack: readonly [number, number];
  readonly defence: readonly [number, number];
};

/** Expected goals: home exp(mean + home advantage + attack - defence of the other), away exp(mean + attack - defence). */
export function expectedGoals({ mean, homeAdvantage, attack, defence }: TeamRatings): { home: number; away: number } {
  return {
    home: Math.exp(mean + homeAdvantage + attack[0] - defence[1]),
    away: Math.exp(mean + attack[1] - defence[0]),
  };
}

/**
 * The probability of every score, home goals before away goals (row by row), renormalised to sum 1: independent Poisson
 * goals with the low scores corrected (M. Dixon, S. Coles, "Modelling association football scores", 1997).
 * Refuses rates outside 0..15 and a correction that would make a probability negative.
 */
export function scoreMatrix({ home, away, rho = 0 }: GoalRates): Answer<readonly ScoreChance[]> {
  if (![home, away].every((rate) => rate >= 0 && rate <= GOALS_MAX) || !Number.isFinite(rho)) {
    return refuse('sports.model_parameters');
  }
  const first = poisson(home);
  const second = poisson(away);
  const cells = first.flatMap((ofHome, goals) =>
    second.map((ofAway, against): ScoreChance => {
      const score: Score = [goals, against];
      return { score, probability: ofHome * ofAway * lowScoreFactor(score, { home, away, rho }) };
    }),
  );
  if (cells.some(({ probability }) => probability < 0)) return refuse('sports.model_parameters');
  const sum = cells.reduce((total, { probability }) => total + probability, 0);
  return accept(cells.map(({ score, probability }) => ({ score, probability: probability / sum })));
}

/** P(k) = e^-rate rate^k / k! for k = 0..15. */
function poisson(rate: number): number[] {
  const chances = [Math.exp(-rate)];
  for (let goals = 1; goals <= GOALS_MAX; goals += 1) {
    chances.push(((chances[goals - 1] ?? 0) * rate) / goals);
  }
  return chances;
}

function lowScoreFactor([goals, against]: Score, { home, away, rho }: Required<GoalRates>): number {
  if (goals === 0 && against === 0) return 1 - home * away * rho;
  if (goals === 0 && against === 1) return 1 + home * rho;
  if (goals === 1 && against === 0) return 1 + away * rho;
  if (goals === 1 && against === 1) return 1 - rho;
  return 1;
}
