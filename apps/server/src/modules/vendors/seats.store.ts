import type pg from 'pg';

/** What is asked of the database about a session that bets. */
export interface SeatKey {
  vendorCode: string;
  tokenHash: string;
}

/** A member in a game, with all that decides whether they may stake. */
export interface Seat {
  memberId: string;
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
  /** Limits or credit of several kinds: what may be staked does not follow from this row. */
  isGuarded: boolean;
}

// Each row is found by its key, however large the tables and however old the planner's figures are: hence the limit.
const text = `
  select seat.member_id as "memberId", seat.game_code as "gameCode", seat.expires_at as "expiresAt",
    seat.login_expires_at as "loginExpiresAt", seat.last_seen_at as "lastSeenAt", seat.site_id as "siteId",
    seat.currency, seat.type, seat.state, seat.game_type as "gameType", seat.stakes,
    seat.game_enabled as "gameEnabled", seat.vendor_enabled as "vendorEnabled", seat.site_status as "siteStatus",
    seat.is_guarded as "isGuarded"
  from unnest($1::text[], $2::text[]) with ordinality as asked (vendor_code, token_hash, position)
  left join lateral (select * from vendor_seat
    where vendor_seat.vendor_code = asked.vendor_code and vendor_seat.token_hash = asked.token_hash
    limit 1) seat on true
  order by position`;

/** Many seats, in the order of their keys, in one statement that a connection prepares once; undefined where there is none. */
export async function selectSeats(pool: pg.Pool, keys: readonly SeatKey[]): Promise<(Seat | undefined)[]> {
  const values = [keys.map((key) => key.vendorCode), keys.map((key) => key.tokenHash)];
  const { rows } = await pool.query<Seat | { memberId: null }>({ name: 'vendor_seats', text, values });
  return rows.map((row) => (row.memberId === null ? undefined : row));
}
