-- A vendor may keep the money of its players itself: an operator moves it here and back, and rounds are played with it.
-- A player is known here by the operator's own name for them. Money is in the smallest ledger units of the currency.
create table own_wallet (
  vendor_code text not null,
  player_ref text not null,
  currency text not null,
  balance bigint not null check (balance >= 0),
  primary key (vendor_code, player_ref, currency)
);

-- What an operator asked for; an id counts once for ever. Refused is also what was closed before it came.
create table own_transfer (
  vendor_code text not null,
  id uuid not null,
  player_ref text not null,
  currency text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('done', 'refused')),
  reason text,
  created_at timestamptz not null,
  primary key (vendor_code, id),
  check ((state = 'refused') = (reason is not null))
);

-- Every change of a wallet, in order. `balance_after` is the one before it with the amount added (transfer_in, win) or taken
-- away (transfer_out, stake), so each wallet can be added up again from what came and went.
create table own_movement (
  id bigint generated always as identity primary key,
  vendor_code text not null,
  player_ref text not null,
  currency text not null,
  kind text not null check (kind in ('transfer_in', 'transfer_out', 'stake', 'win')),
  amount bigint not null check (amount > 0),
  balance_after bigint not null check (balance_after >= 0),
  transfer_id uuid,
  round_id uuid references round (id),
  at timestamptz not null,
  foreign key (vendor_code, player_ref, currency) references own_wallet,
  foreign key (vendor_code, transfer_id) references own_transfer,
  unique (vendor_code, transfer_id),
  unique (round_id, kind),
  check ((kind in ('stake', 'win')) = (round_id is not null)),
  check ((kind in ('transfer_in', 'transfer_out')) = (transfer_id is not null))
);
create index own_movement_of on own_movement (vendor_code, player_ref, currency, id);

-- Whose money a round was played with: only the platform's is in the feed that the platform reads.
alter table round add column wallet text not null default 'platform' check (wallet in ('platform', 'own'));
