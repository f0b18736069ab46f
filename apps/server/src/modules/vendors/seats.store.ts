import type pg from 'pg';

/** What is asked of the database about a session that bets. */
export interface SeatKey {
  vendorCode: string;
  tokenHash: string;
}

/** A member in a game, with all of theirs that decides whether they may stake. */
export interface SeatedPlayer {
  memberId: string;
  vendorCode: string;
  gameCode: string;
  expiresAt: Date;
  loginSessionId: string;
  loginExpiresAt: Date;
  lastSeenAt: Date;
  siteId: string;
  currency: string;
  type: number;
  state: string;
  /** Limits or credit of several kinds: what may be staked does not follow from this row. */
  isGuarded: boolean;
}

/** Names a game at a site. */
export type TableKey = Pick<SeatedPlayer, 'siteId' | 'vendorCode' | 'gameCode'>;

/** A game at a site, with all of theirs that decides whether members may stake at it. */
export interface GameTable {
  gameType: string;
  stakes: Readonly<Record<string, { min: string; max: string }>>;
  gameEnabled: boolean;
  vendorEnabled: boolean;
  siteStatus: number;
  /** The site has limits of its own for play. */
  isGuarded: boolean;
  /** The site has the game, or its vendor, closed. */
  isPaused: boolean;
}

// Each row is found by its key, however large the tables and however old the planner's figures are: hence the limits.
const playersText = `
  select player.member_id as "memberId", player.vendor_code as "vendorCode", player.game_code as "gameCode",
    player.expires_at as "expiresAt", player.login_session_id as "loginSessionId", player.login_expires_at as "loginExpiresAt", player.last_seen_at as "lastSeenAt",
    player.site_id as "siteId", player.currency, player.type, player.state, player.is_guarded as "isGuarded"
  from unnest($1::text[], $2::text[]) with ordinality as asked (vendor_code, token_hash, position)
  left join lateral (select * from vendor_player
    where vendor_player.vendor_code = asked.vendor_code and vendor_player.token_hash = asked.token_hash
    limit 1) player on true
  order by position`;

const tablesText = `
  select playing.game_type as "gameType", playing.stakes, playing.game_enabled as "gameEnabled",
    playing.vendor_enabled as "vendorEnabled", playing.site_status as "siteStatus", playing.is_guarded as "isGuarded",
    playing.is_paused as "isPaused"
  from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as asked (site_id, vendor_code, game_code, position)
  left join lateral (select * from vendor_table
    where vendor_table.site_id = asked.site_id and vendor_table.vendor_code = asked.vendor_code
      and vendor_table.game_code = asked.game_code
    limit 1) playing on true
  order by position`;

/** Many players, in the order of their keys, in one statement that a connection prepares once; undefined where there is none. */
export async function selectPlayers(pool: pg.Pool, keys: readonly SeatKey[]): Promise<(SeatedPlayer | undefined)[]> {
  const values = [keys.map((key) => key.vendorCode), keys.map((key) => key.tokenHash)];
  const { rows } = await pool.query<SeatedPlayer | { memberId: null }>({
    name: 'vendor_players',
    text: playersText,
    values,
  });
  return rows.map((row) => (row.memberId === null ? undefined : row));
}

/** Many games at their sites, in the order of their keys; undefined where there is none. */
export async function selectTables(pool: pg.Pool, keys: readonly TableKey[]): Promise<(GameTable | undefined)[]> {
  const values = [keys.map((key) => key.siteId), keys.map((key) => key.vendorCode), keys.map((key) => key.gameCode)];
  const { rows } = await pool.query<GameTable | { gameType: null }>({
    name: 'vendor_tables',
    text: tablesText,
    values,
  });
  return rows.map((row) => (row.gameType === null ? undefined : row));
}
