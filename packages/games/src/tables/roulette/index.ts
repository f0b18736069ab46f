export { BETS, netOf, OPPOSITES, RULES_VERSION, spin } from './bets.ts';
export { POCKET_COUNT, RED, WHEEL } from './layout.ts';
