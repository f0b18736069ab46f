export { beats, type Hand, HAND_MULTIPLIERS, type HandRank, RANK_ORDER, rankHand, type RankedHand } from './rank.ts';
export {
  type Bid,
  BIDS,
  buyInMin,
  chooseBanker,
  deal,
  DEFAULT_BID,
  DEFAULT_STAKE,
  isBid,
  isStake,
  mustLeave,
  PHASE_MS,
  RULES_VERSION,
  SEATS_MAX,
  SEATS_MIN,
  STAKES,
} from './round.ts';
export { type Seat, type SeatResult, settle, type Settlement, type Table } from './settle.ts';
