export { BETS, deal, netOf, OPPOSITES, resultOf, type Round, RULES_VERSION } from './dragon-tiger.ts';
