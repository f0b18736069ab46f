import { isScoreList } from '../../sportsbook/simulation/score-list.ts';
import { simulateMatch } from '../../sportsbook/simulation/simulate.ts';
import { type Explain, incomplete } from '../explanation.ts';

/** A simulated match from its stored list of whole numbers: no floating point takes part. */
export const explainFootball: Explain = (stream, bet) => {
  const list = Array.isArray(bet['scoreList']) ? bet['scoreList'].map(Number) : [];
  if (!isScoreList(list))
    return incomplete('scoreList, the 256 whole numbers that were stored when the markets opened');
  const { ft, ht, goals } = simulateMatch(stream, list);
  return {
    steps: [
      `The smallest place of the list above the first number gives the score ${ft.join('-')}.`,
      ...goals.map(({ minute, side }) => `Minute ${String(minute)}: a goal of side ${side}.`),
      `At half-time it is ${ht.join('-')}.`,
    ],
    outcome: { ft, ht, goals },
  };
};
