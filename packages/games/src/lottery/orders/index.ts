export {
  BETS_MAX,
  type ItemLimits,
  type ItemTerms,
  type OrderItem,
  type OrderRefusalCode,
  type PricedItem,
  priceItem,
} from './price.ts';
export {
  agentDifference,
  canSetGroupMax,
  GROUP_MAX,
  GROUP_MIN,
  type GroupTerms,
  groupTerms,
  isGroupMax,
} from './prize-group.ts';
export { PAYOUT_MAX, rebateOf, type SettledItem, settleItem } from './settle-item.ts';
export { amountOf, BASE_UNITS, type Mode, MODES, MULTIPLE_MAX, type Stake, stakePerBet } from './stake.ts';
