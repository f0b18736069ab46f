-- A player as one vendor sees them. A demo player lives for one demo session and has credits of its own.
create table player (
  id uuid primary key,
  vendor_code text not null,
  player_ref text not null,
  currency text not null,
  nickname text not null,
  demo_balance bigint,
  created_at timestamptz not null,
  check (demo_balance is null or demo_balance >= 0),
  unique (vendor_code, player_ref, currency)
);

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  player_id uuid not null references player (id),
  game_code text not null,
  platform_token text,
  lobby_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_expires_at on session (expires_at);

-- The seeds of a player. `next` is committed before the player chooses a client seed for it; `retired` may be shown.
create table seed_pair (
  id uuid primary key,
  player_id uuid not null references player (id),
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text,
  nonce_next integer not null default 0,
  state text not null check (state in ('next', 'active', 'retired')),
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((state = 'next') = (client_seed is null)),
  check ((state = 'retired') = (retired_at is not null))
);
create unique index seed_pair_active on seed_pair (player_id) where state = 'active';
create unique index seed_pair_next on seed_pair (player_id) where state = 'next';

-- Money is in the smallest ledger units of the currency. A round is written before the platform hears of it.
create table round (
  id uuid primary key,
  request_id uuid not null,
  player_id uuid not null references player (id),
  session_id uuid not null references session (id),
  game_code text not null,
  stake bigint not null check (stake > 0),
  seed_pair_id uuid not null references seed_pair (id),
  nonce integer not null,
  state text not null check (state in ('debiting', 'settling', 'settled', 'refused', 'rolling_back', 'rolled_back')),
  stops smallint[],
  win_units integer,
  win bigint,
  rules_version text not null,
  refusal_code text,
  balance_after text,
  attempts integer not null default 0,
  retry_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (player_id, request_id),
  unique (seed_pair_id, nonce),
  check ((state in ('settling', 'settled')) = (stops is not null and win_units is not null and win is not null)),
  check ((state in ('debiting', 'settling', 'rolling_back')) = (retry_at is not null))
);
create unique index round_open on round (player_id) where retry_at is not null;
create index round_due on round (retry_at) where retry_at is not null;
create index round_recent on round (player_id, game_code, created_at desc);
