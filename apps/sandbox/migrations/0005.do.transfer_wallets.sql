create table game_wallet (
  player_ref text not null,
  currency text not null,
  balance bigint not null check (balance >= 0),
  primary key (player_ref, currency)
);
comment on table game_wallet is 'What players hold with the pretended game vendor that keeps wallets of its own; ledger units';

create table game_transfer (
  id uuid primary key,
  player_ref text not null,
  currency text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('done', 'refused')),
  created_at timestamptz not null
);
comment on table game_transfer is 'Money that came from the merchant or went back, once for ever; refused is also what was closed before it came';
