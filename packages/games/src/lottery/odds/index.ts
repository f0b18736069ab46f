export { type Fraction, ratio } from './fraction.ts';
export { DEFAULT_RETURN, fairOdds, houseOdds, ODDS_SCALE } from './house.ts';
export { type OddsTable, oddsTable, prizeUnits } from './odds-table.ts';
export type { Tier } from './tier.ts';
