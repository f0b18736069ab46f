export { BETS, type Dice, netOf, OPPOSITES, roll, RULES_VERSION } from './sic-bo.ts';
