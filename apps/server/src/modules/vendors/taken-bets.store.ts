import type { CompanionTable } from '#modules/ledger';

/** What is written of a bet beside the money and the betting record. */
export interface TakenBet {
  vendorCode: string;
  requestId: string;
  requestHash: string;
  response: string;
  txId: string;
  memberId: string;
  payloadHash: string;
  tokenHash: string;
  gameCode: string;
  vendorRoundId: string;
  roundId: string;
  opensRound: boolean;
  betId: string;
  currency: string;
  amount: bigint;
  takenAt: Date;
  /** A login that was not seen since then is not sure to be one. */
  seenSince: Date;
}

// Whether the stake may be taken is looked at once more, inside the transaction that takes it: who was kept out since, or
// whose round ended, has no round here, and a bet without a round is refused by the table.
const text = `
  with new as (
    select * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::uuid[], $8::text[], $9::text[],
      $10::text[], $11::text[], $12::uuid[], $13::boolean[], $14::uuid[], $15::text[], $16::bigint[])
    as new (vendor_code, request_id, request_hash, response, tx_id, member_id, payload_hash, token_hash,
      game_code, vendor_round_id, round_id, opens_round, bet_id, currency, amount)
  ), opened as (
    insert into vendor_round (id, vendor_code, vendor_round_id, member_id, game_code, opened_at)
    select round_id, vendor_code, vendor_round_id, member_id, game_code, $1::timestamptz from new where opens_round
  ), standing as (
    select round.id from new cross join lateral (select id from vendor_round
      where vendor_round.id = new.round_id and vendor_round.state = 'open' for share) round
    where not new.opens_round
  ), kept as (
    insert into vendor_request (vendor_code, request_id, request_hash, http_status, response, created_at)
    select vendor_code, request_id, request_hash, 200, response, $1::timestamptz from new
  )
  insert into vendor_transaction
    (vendor_code, tx_id, kind, state, member_id, payload_hash, round_id, bet_id, currency, amount, created_at)
  select vendor_code, tx_id, 'bet', 'done', member_id, payload_hash,
    case when (opens_round or round_id in (select id from standing)) and (
      select true from vendor_seat seat
      where seat.vendor_code = new.vendor_code and seat.token_hash = new.token_hash and seat.state = 'active'
        and seat.game_enabled and seat.vendor_enabled and seat.site_status = 0
        and seat.login_expires_at > $1::timestamptz and seat.last_seen_at > $17::timestamptz
      limit 1
    ) then round_id end,
    bet_id, currency, amount, $1::timestamptz
  from new`;

/** Writes rounds, transactions and answers of bets, set by set. */
export const takenBets: CompanionTable<TakenBet> = {
  insert(rows) {
    const column = <K extends keyof TakenBet>(name: K) => rows.map((row) => row[name]);
    return {
      name: 'vendor_taken_bets',
      text,
      values: [
        rows[0]?.takenAt,
        column('vendorCode'),
        column('requestId'),
        column('requestHash'),
        column('response'),
        column('txId'),
        column('memberId'),
        column('payloadHash'),
        column('tokenHash'),
        column('gameCode'),
        column('vendorRoundId'),
        column('roundId'),
        column('opensRound'),
        column('betId'),
        column('currency'),
        column('amount'),
        rows[0]?.seenSince,
      ],
    };
  },
};
