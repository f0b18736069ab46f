import { bigintArray, textArray, uuidArray } from '#kernel/database/array-binary.ts';
import type { CompanionTable } from '#modules/ledger';

/** What is written of a bet beside the money and the betting record. */
export interface TakenBet {
  vendorCode: string;
  requestId: string;
  requestHash: string;
  response: string;
  txId: string;
  siteId: string;
  memberId: string;
  payloadHash: string;
  tokenHash: string;
  gameCode: string;
  vendorRoundId: string;
  roundId: string;
  betId: string;
  currency: string;
  amount: bigint;
  takenAt: Date;
  /** A login that was not seen since then has ended. */
  seenSince: Date;
}

// Arrays are unfolded side by side in the select list: as a function in `from` each would be written to a store of its own.
// Whether the stake may be taken is looked at here, inside the transaction that takes it: who is kept out, or whose round
// has ended, has no round, and a bet without a round is refused by the table. Players are looked at one by one, by their
// keys (hence the limit); what they play at, of which a batch has little, once.
const text = `
  with new as (
    select unnest($2::text[]) as vendor_code, unnest($3::text[]) as request_id, unnest($4::text[]) as request_hash,
      unnest($5::text[]) as response, unnest($6::text[]) as tx_id, unnest($7::uuid[]) as member_id,
      unnest($8::text[]) as payload_hash, unnest($9::text[]) as token_hash, unnest($10::text[]) as game_code,
      unnest($11::text[]) as vendor_round_id, unnest($12::uuid[]) as round_id, unnest($13::uuid[]) as bet_id,
      unnest($14::text[]) as currency, unnest($15::bigint[]) as amount, unnest($17::uuid[]) as site_id
  ), opened as (
    insert into vendor_round (id, vendor_code, vendor_round_id, member_id, game_code, opened_at)
    select round_id, vendor_code, vendor_round_id, member_id, game_code, $1::timestamptz from new
    on conflict (id) do nothing returning id, game_code
  ), standing as (
    select id, game_code from opened
    union all
    select round.id, round.game_code from new cross join lateral (select id, game_code from vendor_round
      where vendor_round.id = new.round_id and vendor_round.state = 'open' for share) round
    where new.round_id not in (select id from opened)
  ), kept as (
    insert into vendor_request (vendor_code, request_id, request_hash, http_status, response, created_at)
    select vendor_code, request_id, request_hash, 200, response, $1::timestamptz from new
  ), playable as (
    select asked.site_id, asked.vendor_code, asked.game_code
    from (select distinct site_id, vendor_code, game_code from new) asked
    cross join lateral (select from vendor_table
      where vendor_table.site_id = asked.site_id and vendor_table.vendor_code = asked.vendor_code
        and vendor_table.game_code = asked.game_code and vendor_table.game_enabled and vendor_table.vendor_enabled
        and vendor_table.site_status = 0 and not vendor_table.is_guarded and not vendor_table.is_paused
      limit 1) playing
  )
  insert into vendor_transaction
    (vendor_code, tx_id, kind, state, member_id, payload_hash, round_id, bet_id, currency, amount, created_at)
  select vendor_code, tx_id, 'bet', 'done', member_id, payload_hash,
    case when (round_id, game_code) in (select id, game_code from standing)
      and (site_id, vendor_code, game_code) in (select site_id, vendor_code, game_code from playable)
      and (
        select true from vendor_player player
        where player.vendor_code = new.vendor_code and player.token_hash = new.token_hash
          and player.member_id = new.member_id and player.site_id = new.site_id and player.game_code = new.game_code
          and player.state = 'active' and not player.is_guarded and player.expires_at > $1::timestamptz
          and player.login_expires_at > $1::timestamptz and player.last_seen_at > $16::timestamptz
        limit 1
      ) then round_id end,
    bet_id, currency, amount, $1::timestamptz
  from new`;

/** Writes rounds, transactions and answers of bets, set by set. */
export const takenBets: CompanionTable<TakenBet> = {
  insert(rows) {
    const texts = (pick: (row: TakenBet) => string) => textArray(rows, pick);
    const uuids = (pick: (row: TakenBet) => string) => uuidArray(rows, pick);
    return {
      name: 'vendor_taken_bets',
      text,
      values: [
        rows[0]?.takenAt,
        texts((row) => row.vendorCode),
        texts((row) => row.requestId),
        texts((row) => row.requestHash),
        texts((row) => row.response),
        texts((row) => row.txId),
        uuids((row) => row.memberId),
        texts((row) => row.payloadHash),
        texts((row) => row.tokenHash),
        texts((row) => row.gameCode),
        texts((row) => row.vendorRoundId),
        uuids((row) => row.roundId),
        uuids((row) => row.betId),
        texts((row) => row.currency),
        bigintArray(rows, (row) => row.amount),
        rows[0]?.seenSince,
        uuids((row) => row.siteId),
      ],
    };
  },
};
