import { threeWay } from '../markets/score.ts';
import type { FootballSelection, Score, ScoreSelection, ThreeWay } from '../markets/selection.ts';
import { accept, refuse, type Answer } from '../refusal.ts';
import { judgeScore, lead } from '../settlement/judge-score.ts';
import { chancesOf, type ResultChances } from './chances.ts';
import { goalShare, HALF_TIME_MINUTE } from './minutes.ts';
import { scoreMatrix, type GoalRates, type ScoreChance } from './score-matrix.ts';

/** What is known of a football match that is to be priced. */
export type FootballOutlook = {
  /** Expected goals of the whole match, frozen when its markets opened. */
  readonly rates: GoalRates;
  /** Minutes played; 0 before the match. */
  readonly minute: number;
  readonly score: Score;
  /** The half-time score, once there is one. */
  readonly ht?: Score;
  /** Players sent off on each side. */
  readonly redCards?: Score;
};

type HalfFullSelection = Extract<FootballSelection, { market: 'htft' }>;

const OWN_AFTER_RED_CARD = 0.7;
const OTHER_AFTER_RED_CARD = 1.15;

/**
 * Expected goals from the present minute to the end, or to minute `until`: the rates times the share of the goals that is
 * still to come; each red card leaves its side 0.70 and gives the other 1.15 of them (house rule). The correction of
 * low scores holds before the match only.
 */
export function remainingRates({ rates, minute, redCards = [0, 0] }: FootballOutlook, until?: number): GoalRates {
  const share = goalShare(minute, until);
  const [home, away] = redCards;
  return {
    home: rates.home * share * OWN_AFTER_RED_CARD ** home * OTHER_AFTER_RED_CARD ** away,
    away: rates.away * share * OWN_AFTER_RED_CARD ** away * OTHER_AFTER_RED_CARD ** home,
    rho: minute === 0 && until === undefined ? (rates.rho ?? 0) : 0,
  };
}

/** Every final score that can follow the present one, with its probability, from the expected goals that remain. */
export function scoresFrom([home, away]: Score, remaining: GoalRates): Answer<readonly ScoreChance[]> {
  const matrix = scoreMatrix(remaining);
  if (!matrix.ok) return matrix;
  return accept(
    matrix.value.map(({ score: more, probability }) => ({ score: [home + more[0], away + more[1]], probability })),
  );
}

/** The chances of every result of a pick over the scores of its period, by the same rules that settle it. */
export function scoreChances(
  selection: ScoreSelection,
  scores: readonly ScoreChance[],
  scoreAtBet: Score,
): ResultChances {
  return chancesOf(scores, ({ score }) => judgeScore(selection, score, scoreAtBet));
}

/**
 * The chances of every result of a football pick at the present state of its match.
 * @param scoreAtBet the score when the bet was taken; a bet that is being priced is taken at the present score
 */
export function footballChances(
  selection: FootballSelection,
  outlook: FootballOutlook,
  scoreAtBet: Score = outlook.score,
): Answer<ResultChances> {
  if (selection.market === 'htft') return halfFullChances(selection, outlook);
  const scores =
    selection.period === 'half' ? halfTimeScores(outlook) : scoresFrom(outlook.score, remainingRates(outlook));
  return scores.ok ? accept(scoreChances(selection, scores.value, scoreAtBet)) : scores;
}

function halfTimeScores(outlook: FootballOutlook): Answer<readonly ScoreChance[]> {
  if (outlook.ht !== undefined) return accept([{ score: outlook.ht, probability: 1 }]);
  if (outlook.minute > HALF_TIME_MINUTE) return refuse('sports.model_parameters');
  return scoresFrom(outlook.score, remainingRates(outlook, HALF_TIME_MINUTE));
}

/** The half-time score and the goals after it are independent; after half-time only the latter are open. */
function halfFullChances(selection: HalfFullSelection, outlook: FootballOutlook): Answer<ResultChances> {
  const half = halfTimeScores(outlook);
  const later = { ...outlook, minute: Math.max(outlook.minute, HALF_TIME_MINUTE) };
  const rest = scoreMatrix({ ...remainingRates(later), rho: 0 });
  if (!half.ok) return half;
  if (!rest.ok) return rest;
  const restLeads = leadChances(rest.value);
  let win = 0;
  for (const [halfLead, chance] of leadChances(half.value)) {
    if (resultOf(halfLead) !== selection.half) continue;
    const present = outlook.ht === undefined ? halfLead : lead('1', outlook.score);
    for (const [more, restChance] of restLeads) {
      if (resultOf(present + more) === selection.full) win += chance * restChance;
    }
  }
  return accept({ win, half_win: 0, push: 0, half_lose: 0, lose: 1 - win });
}

/** The chance of each lead of the home side. */
function leadChances(scores: readonly ScoreChance[]): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  for (const { score, probability } of scores) {
    const ahead = lead('1', score);
    chances.set(ahead, (chances.get(ahead) ?? 0) + probability);
  }
  return chances;
}

const resultOf = (homeLead: number): ThreeWay => threeWay([homeLead, 0]);
