import { bigintArray, instantArray, textArray, uuidArray } from '#kernel/database/array-binary.ts';
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
    const texts = (pick: (bet: NewBet) => string) => textArray(bets, pick);
    const uuids = (pick: (bet: NewBet) => string) => uuidArray(bets, pick);
    return {
      name: 'records_placed_bets',
      text,
      values: [
        uuids((bet) => bet.id),
        uuids((bet) => bet.siteId),
        uuids((bet) => bet.memberId),
        uuids((bet) => bet.roundId),
        texts((bet) => bet.vendorCode),
        texts((bet) => bet.vendorRoundId),
        texts((bet) => bet.vendorTxId),
        texts((bet) => bet.gameCode),
        texts((bet) => bet.gameType),
        texts((bet) => bet.currency),
        bigintArray(bets, (bet) => bet.stake),
        instantArray(bets, (bet) => bet.placedAt),
      ],
    };
  },
};
