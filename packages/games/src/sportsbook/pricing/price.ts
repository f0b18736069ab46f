import type { EsportsSelection, FootballSelection } from '../markets/selection.ts';
import type { Odds } from '../odds/odds.ts';
import { accept, type Answer } from '../refusal.ts';
import { impliedProbability, type ResultChances } from './chances.ts';
import { esportsChances, type SeriesOutlook } from './esports.ts';
import { footballChances, type FootballOutlook } from './football.ts';
import { offeredOdds, OVERROUND } from './offer.ts';

/** The price of a pick; `odds` are undefined when it is closed. */
export type Price = {
  readonly chances: ResultChances;
  readonly probability: number | undefined;
  readonly odds: Odds | undefined;
};

/** Prices a football pick. */
export function priceFootball(
  selection: FootballSelection,
  outlook: FootballOutlook,
  overround: number = OVERROUND[selection.market],
): Answer<Price> {
  const chances = footballChances(selection, outlook);
  return chances.ok ? accept(priceOf(chances.value, overround)) : chances;
}

/** Prices an e-sports pick. */
export function priceEsports(
  selection: EsportsSelection,
  outlook: SeriesOutlook,
  overround: number = OVERROUND[selection.market],
): Answer<Price> {
  const chances = esportsChances(selection, outlook);
  return chances.ok ? accept(priceOf(chances.value, overround)) : chances;
}

/** The odds at which a pick with these chances is offered. */
export function priceOf(chances: ResultChances, overround: number): Price {
  const probability = impliedProbability(chances);
  return { chances, probability, odds: offeredOdds(probability, overround) };
}
