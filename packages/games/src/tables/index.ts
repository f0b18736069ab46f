export type { NetResult, TableBet, TableBets } from './bets.ts';
export { formatNet, LOST, type Net, payout, pays, PUSH } from './net.ts';
export { type Opposites, type SettledTableBet, validBetOf } from './valid-bet.ts';
