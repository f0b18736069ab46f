export { BETS, netOf, OPPOSITES, RULES_VERSION } from './bets.ts';
export { bankerDraws, cardPoints, deal, dealFrom, isNatural, playerDraws, type Round } from './deal.ts';
