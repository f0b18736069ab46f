import type { ColumnType, Generated } from 'kysely';

/** PostgreSQL bigint: the driver reads text, and writes a bigint. */
type Units = ColumnType<string, bigint, bigint>;
type UnitsOrNull = ColumnType<string | null, bigint | null | undefined, bigint | null>;
/** A column that rows get later. */
type Later<T> = ColumnType<T | null, never, T | null>;

type PlayerTable = {
  id: string;
  vendor_code: string;
  player_ref: string;
  currency: string;
  nickname: string;
  demo_balance: UnitsOrNull;
  created_at: Date;
};

type SessionTable = {
  id: string;
  token_hash: Buffer;
  player_id: string;
  game_code: string;
  platform_token: string | null;
  lobby_url: string | null;
  created_at: Date;
  expires_at: Date;
};

export type SeedPairState = 'next' | 'active' | 'retired';

type SeedPairTable = {
  id: string;
  player_id: string;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string | null;
  nonce_next: Generated<number>;
  state: SeedPairState;
  created_at: Date;
  retired_at: Date | null;
  /** When the platform is to hear of it, once it is retired; null when it has. */
  tell_at: ColumnType<Date | null, never, Date | null>;
  tell_attempts: Generated<number>;
};

export type RoundState = 'debiting' | 'settling' | 'settled' | 'refused' | 'rolling_back' | 'rolled_back';

export type RoundTable = {
  id: string;
  request_id: string;
  player_id: string;
  session_id: string;
  game_code: string;
  stake: Units;
  seed_pair_id: string;
  nonce: number;
  state: RoundState;
  /** What it drew, by which it can be played again; see `@quetzal/games/slots/draws`. */
  draws: number[] | null;
  win_units: number | null;
  win: UnitsOrNull;
  rules_version: string;
  refusal_code: string | null;
  balance_after: string | null;
  attempts: Generated<number>;
  retry_at: Date | null;
  created_at: Date;
  ended_at: Date | null;
  /** The free rounds that it is one of. */
  grant_id: string | null;
  /** The database transaction that wrote it: only the database sets it. */
  written_in: ColumnType<string, never, never>;
  /** Its part in a pot: the rules, its place among the plays, the words read before its chance, and what it won. */
  jackpot_rules: Later<string>;
  jackpot_play: ColumnType<string | null, never, bigint | null>;
  jackpot_words: Later<number>;
  jackpot_chance: ColumnType<string | null, never, bigint | null>;
  jackpot_win: ColumnType<string | null, never, bigint | null>;
  /** Whose money it was played with: the platform's, or what the vendor keeps itself. Demos say `platform`. */
  wallet: Generated<'platform' | 'own'>;
};

type JackpotTable = {
  operator_id: string;
  vendor_code: string;
  currency: string;
  rules: string;
  main: Units;
  reserve: Units;
  main_carry: number;
  reserve_carry: number;
  plays: ColumnType<string, never, bigint>;
  is_enabled: ColumnType<boolean, never, boolean>;
  opened_at: Date;
};

type JackpotEventTable = {
  id: Generated<string>;
  operator_id: string;
  vendor_code: string;
  currency: string;
  kind: 'opened' | 'won' | 'disabled' | 'enabled';
  amount: UnitsOrNull;
  house_top_up: UnitsOrNull;
  round_id: ColumnType<string | null, string | undefined, never>;
  reason: ColumnType<string | null, string | undefined, never>;
  at: Date;
};

type OwnWalletTable = {
  vendor_code: string;
  player_ref: string;
  currency: string;
  balance: Units;
};

/** A transfer of an operator, kept for ever by its id. */
export type OwnTransferTable = {
  vendor_code: string;
  id: string;
  player_ref: string;
  currency: string;
  direction: 'in' | 'out';
  amount: Units;
  state: 'done' | 'refused';
  reason: string | null;
  created_at: Date;
};

/** What changes a wallet that a vendor keeps itself. */
export type MovementKind = 'transfer_in' | 'transfer_out' | 'stake' | 'win';

type OwnMovementTable = {
  id: Generated<string>;
  vendor_code: string;
  player_ref: string;
  currency: string;
  kind: MovementKind;
  amount: Units;
  balance_after: Units;
  transfer_id: string | null;
  round_id: string | null;
  at: Date;
};

export type Tables = {
  player: PlayerTable;
  session: SessionTable;
  seed_pair: SeedPairTable;
  round: RoundTable;
  jackpot: JackpotTable;
  jackpot_event: JackpotEventTable;
  own_wallet: OwnWalletTable;
  own_transfer: OwnTransferTable;
  own_movement: OwnMovementTable;
};
