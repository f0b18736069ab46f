export { type Answer, type Refusal, type RefusalCode } from './refusal.ts';
export { checkOdds, formatOdds, ODDS_ONE, parseOdds, type Odds } from './odds/odds.ts';
export { formatLine, parseLine, type Line } from './markets/line.ts';
export { readSelection } from './markets/read-selection.ts';
export { type WireSelection } from './markets/wire-selection.ts';
export { formatScore, LISTED_SCORES, parseScore } from './markets/score.ts';
export {
  isEsports,
  isFootball,
  type CorrectScorePick,
  type EsportsSelection,
  type FootballSelection,
  type OutrightSelection,
  type OverUnder,
  type Period,
  type Score,
  type ScoreSelection,
  type Selection,
  type Side,
  type ThreeWay,
} from './markets/selection.ts';
export { decidedByMaps, decidedByScore, type FootballState, type SeriesState } from './settlement/decided-by-score.ts';
export { type Competition, type EsportsMatch, type FootballMatch, type Match } from './settlement/match.ts';
export { type LegResult, type LegSettlement, type VoidReason } from './settlement/result.ts';
export { settleLeg, type Circumstances } from './settlement/settle-leg.ts';
export { CORRECTION_WITHIN_MS, isLateBet, isPostponedTooLong, POSTPONED_VOID_AFTER_MS } from './settlement/timing.ts';
export { ODDS_FORMATS, oddsOfQuote, quoteOf, readOdds, showOdds, type OddsFormat } from './odds/formats.ts';
export { type Fraction } from './fraction.ts';
export { checkTicket, combinationCount, TICKET_LIMITS, type TicketLimits } from './tickets/check-ticket.ts';
export { planCorrection, type Correction, type CorrectionEntry } from './tickets/correction.ts';
export {
  IN_PLAY_DELAY_MS,
  judgeHeldBet,
  type HeldBet,
  type HeldBetState,
  type MarketNow,
  type OddsChange,
} from './tickets/in-play-bet.ts';
export { settleTicket, type TicketSettlement, type TicketState } from './tickets/settle-ticket.ts';
export { readSystem, SYSTEMS, type System } from './tickets/systems.ts';
export { parlaySizes, type Leg, type Ticket } from './tickets/ticket.ts';
export { VALID_BET_RULE, type ValidBetRule } from './tickets/valid-bet.ts';
export { impliedProbability, type ResultChances } from './pricing/chances.ts';
export { esportsChances, mapChance, seriesChance, seriesScores, type SeriesOutlook } from './pricing/esports.ts';
export { footballChances, remainingRates, type FootballOutlook } from './pricing/football.ts';
export { goalShare, HALF_TIME_MINUTE, MINUTE_WEIGHTS, MINUTES } from './pricing/minutes.ts';
export { offeredOdds, OVERROUND } from './pricing/offer.ts';
export { priceEsports, priceFootball, type Price } from './pricing/price.ts';
export {
  expectedGoals,
  GOALS_MAX,
  scoreMatrix,
  type GoalRates,
  type ScoreChance,
  type TeamRatings,
} from './pricing/score-matrix.ts';
export { isScoreList, scoreAt, scoreList, type ScoreList } from './simulation/score-list.ts';
export { RULES_VERSION, scoreAfter, simulateMatch, type Goal, type SimulatedMatch } from './simulation/simulate.ts';
export { exactChances, expectedMultiplier, type ExactChances } from './cash-out/exact-chances.ts';
export { closePart, type PartialCashOut } from './cash-out/partial.ts';
export {
  CASH_OUT_FEE_BP,
  judgeHeldCashOut,
  QUOTE_LIFE_MS,
  quoteCashOut,
  type CashOutQuote,
  type HeldCashOut,
  type HeldCashOutState,
} from './cash-out/quote.ts';
export { cashOutValue, type CashOutLeg } from './cash-out/value.ts';
export { esportsExposure, footballExposure } from './exposure/exposure.ts';
export { type Exposure, type Position } from './exposure/worst-case.ts';
