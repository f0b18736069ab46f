import type pg from 'pg';

/** What is asked of the database about a bet that came. */
export interface BetQuestion {
  vendorCode: string;
  requestId: string;
  txId: string;
  tokenHash: string;
  memberId: string;
  vendorRoundId: string;
}

/** What is known when a bet comes. Of the seat and the round there is null when there is none. */
export interface BetFacts {
  /** Its request or its transaction came before. */
  known: boolean;
  memberId: string | null;
  gameCode: string;
  expiresAt: Date;
  loginExpiresAt: Date;
  lastSeenAt: Date;
  siteId: string;
  currency: string;
  type: number;
  state: string;
  gameType: string;
  stakes: Readonly<Record<string, { min: string; max: string }>>;
  gameEnabled: boolean;
  vendorEnabled: boolean;
  siteStatus: number;
  roundId: string | null;
  roundState: string;
  roundGameCode: string;
}

// Each row is found by its key, however large the tables and however old the planner's figures are: hence the limits.
const text = `
  select coalesce(
      (select true from vendor_request kept
        where kept.vendor_code = new.vendor_code and kept.request_id = new.request_id limit 1),
      (select true from vendor_transaction kept
        where kept.vendor_code = new.vendor_code and kept.tx_id = new.tx_id limit 1),
      false) as known,
    seat.member_id as "memberId", seat.game_code as "gameCode", seat.expires_at as "expiresAt",
    seat.login_expires_at as "loginExpiresAt", seat.last_seen_at as "lastSeenAt", seat.site_id as "siteId",
    seat.currency, seat.type, seat.state, seat.game_type as "gameType", seat.stakes,
    seat.game_enabled as "gameEnabled", seat.vendor_enabled as "vendorEnabled", seat.site_status as "siteStatus",
    round.id as "roundId", round.state as "roundState", round.game_code as "roundGameCode"
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::text[]) with ordinality
    as new (vendor_code, request_id, tx_id, token_hash, member_id, vendor_round_id, position)
  left join lateral (select * from vendor_seat
    where vendor_seat.vendor_code = new.vendor_code and vendor_seat.token_hash = new.token_hash
    limit 1) seat on true
  left join lateral (select id, state, game_code from vendor_round
    where vendor_round.vendor_code = new.vendor_code and vendor_round.vendor_round_id = new.vendor_round_id
      and vendor_round.member_id = new.member_id
    limit 1) round on true
  order by position`;

/** What is known of many bets, in their order, in one statement that a connection prepares once. */
export async function selectBetFacts(pool: pg.Pool, asked: readonly BetQuestion[]): Promise<BetFacts[]> {
  const column = (name: keyof BetQuestion) => asked.map((question) => question[name]);
  const values = [
    column('vendorCode'),
    column('requestId'),
    column('txId'),
    column('tokenHash'),
    column('memberId'),
    column('vendorRoundId'),
  ];
  return (await pool.query<BetFacts>({ name: 'vendor_bet_facts', text, values })).rows;
}
