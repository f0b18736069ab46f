import type { NewBet } from './bet.model.ts';

const text = `
  insert into bet_record (id, site_id, member_id, round_id, vendor_code, vendor_round_id, vendor_tx_id, game_code,
    game_type, currency, stake, placed_at)
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::text[], $11::bigint[], $12::timestamptz[])`;

/** Writes bets that were just taken, set by set, in whatever transaction takes their stakes. */
export const placedBets = {
  insert(bets: readonly NewBet[]) {
    const column = <K extends keyof NewBet>(name: K) => bets.map((bet) => bet[name]);
    return {
      name: 'records_placed_bets',
      text,
      values: [
        column('id'),
        column('siteId'),
        column('memberId'),
        column('roundId'),
        column('vendorCode'),
        column('vendorRoundId'),
        column('vendorTxId'),
        column('gameCode'),
        column('gameType'),
        column('currency'),
        column('stake'),
        column('placedAt'),
      ],
    };
  },
};
