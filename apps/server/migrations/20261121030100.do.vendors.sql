create table launch_token (
  token_hash text primary key,
  member_id uuid not null references member (id),
  login_session_id uuid not null references member_session (id),
  vendor_code text not null references vendor (code),
  game_code text not null,
  language text not null,
  theme text not null default 'dark' check (theme in ('dark', 'light')),
  lobby_url text not null,
  expires_at timestamptz not null,
  used_by_request text,
  created_at timestamptz not null
);
create index launch_token_member on launch_token (member_id);
create index launch_token_session on launch_token (login_session_id);
create index launch_token_vendor on launch_token (vendor_code);
create index launch_token_expires on launch_token (expires_at);
comment on table launch_token is 'Tickets that open one game once, within a minute';

create table vendor_session (
  id uuid primary key,
  token_hash text not null unique,
  launch_token_hash text not null unique,
  member_id uuid not null references member (id),
  login_session_id uuid not null references member_session (id),
  vendor_code text not null references vendor (code),
  game_code text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index vendor_session_member on vendor_session (member_id);
create index vendor_session_login on vendor_session (login_session_id);
create index vendor_session_vendor on vendor_session (vendor_code);
create index vendor_session_expires on vendor_session (expires_at);
comment on table vendor_session is 'A member in a game of a vendor: what lets the vendor place bets';

create table vendor_request (
  vendor_code text not null references vendor (code),
  request_id text not null,
  request_hash text not null,
  http_status smallint not null,
  response text not null,
  created_at timestamptz not null,
  primary key (vendor_code, request_id)
);
comment on table vendor_request is 'Answers already given, byte for byte: a repeated request gets the same one for ever';

create table vendor_round (
  id uuid primary key,
  vendor_code text not null references vendor (code),
  vendor_round_id text not null,
  member_id uuid not null references member (id),
  game_code text not null,
  state text not null default 'open' check (state in ('open', 'closed', 'cancelled')),
  opened_at timestamptz not null,
  ended_at timestamptz,
  unique (vendor_code, vendor_round_id, member_id),
  check ((state = 'open') = (ended_at is null))
);
create index vendor_round_member on vendor_round (member_id);
create index vendor_round_open on vendor_round (opened_at) where state = 'open';
comment on table vendor_round is 'Rounds as the vendor names them: open, then closed or cancelled';

create table vendor_transaction (
  vendor_code text not null references vendor (code),
  tx_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  state text not null check (state in ('done', 'rolled_back', 'never_came')),
  member_id uuid not null references member (id),
  payload_hash text not null,
  bet_tx_id text,
  round_id uuid references vendor_round (id),
  bet_id uuid references bet_record (id),
  currency text not null,
  amount bigint not null check (amount >= 0),
  created_at timestamptz not null,
  primary key (vendor_code, tx_id)
);
create index vendor_transaction_member on vendor_transaction (member_id, created_at);
create index vendor_transaction_round on vendor_transaction (round_id);
create index vendor_transaction_bet on vendor_transaction (bet_id);
create index vendor_transaction_of_bet on vendor_transaction (vendor_code, bet_tx_id);
comment on table vendor_transaction is 'Every bet, win and rollback of a vendor, once and for ever';
comment on column vendor_transaction.state is 'never_came: a rollback arrived before its bet, which must be refused when it does come';
