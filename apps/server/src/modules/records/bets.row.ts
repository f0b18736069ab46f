import type { Bet, BetState } from './bet.model.ts';

/** The columns of a bet, for select and returning. */
export const betColumns = [
  'bet_record.id',
  'bet_record.site_id',
  'bet_record.member_id',
  'bet_record.round_id',
  'bet_record.vendor_code',
  'bet_record.vendor_round_id',
  'bet_record.game_code',
  'bet_record.game_type',
  'bet_record.currency',
  'bet_record.stake',
  'bet_record.win',
  'bet_record.jackpot',
  'bet_record.valid_bet',
  'bet_record.state',
  'bet_record.placed_at',
  'bet_record.settled_at',
] as const;

interface BetRow {
  id: string;
  site_id: string;
  member_id: string;
  round_id: string;
  vendor_code: string;
  vendor_round_id: string;
  game_code: string;
  game_type: string;
  currency: string;
  stake: bigint;
  win: bigint;
  jackpot: bigint;
  valid_bet: bigint;
  state: string;
  placed_at: Date;
  settled_at: Date | null;
}

export function betOf(row: BetRow): Bet {
  return {
    id: row.id,
    siteId: row.site_id,
    memberId: row.member_id,
    roundId: row.round_id,
    vendorCode: row.vendor_code,
    vendorRoundId: row.vendor_round_id,
    gameCode: row.game_code,
    gameType: row.game_type,
    currency: row.currency,
    stake: row.stake,
    win: row.win,
    jackpot: row.jackpot,
    validBet: row.valid_bet,
    state: row.state as BetState,
    placedAt: row.placed_at,
    settledAt: row.settled_at,
  };
}
