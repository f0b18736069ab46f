import { arrayOf, arrayOfTexts } from '#kernel/database/array-text.ts';
import type { NewBet } from './bet.model.ts';

const text = `
  insert into bet_record (id, site_id, member_id, round_id, vendor_code, vendor_round_id, vendor_tx_id, game_code,
    game_type, currency, stake, placed_at)
  select unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::uuid[]), unnest($5::text[]),
    unnest($6::text[]), unnest($7::text[]), unnest($8::text[]), unnest($9::text[]), unnest($10::text[]),
    unnest($11::bigint[]), unnest($12::timestamptz[])`;

/** Writes bets that were just taken, set by set, in whatever transaction takes their stakes. */
export const placedBets = {
  insert(bets: readonly NewBet[]) {
    const texts = (pick: (bet: NewBet) => string) => arrayOfTexts(bets.map(pick));
    const plain = (pick: (bet: NewBet) => bigint | string) => arrayOf(bets.map(pick));
    return {
      name: 'records_placed_bets',
      text,
      values: [
        plain((bet) => bet.id),
        plain((bet) => bet.siteId),
        plain((bet) => bet.memberId),
        plain((bet) => bet.roundId),
        texts((bet) => bet.vendorCode),
        texts((bet) => bet.vendorRoundId),
        texts((bet) => bet.vendorTxId),
        texts((bet) => bet.gameCode),
        texts((bet) => bet.gameType),
        texts((bet) => bet.currency),
        plain((bet) => bet.stake),
        plain((bet) => bet.placedAt.toISOString()),
      ],
    };
  },
};
