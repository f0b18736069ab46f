create table bet_record (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  round_id uuid not null,
  vendor_code text not null,
  vendor_round_id text not null,
  vendor_tx_id text not null,
  game_code text not null,
  game_type text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  win bigint not null default 0 check (win >= 0),
  valid_bet bigint not null default 0 check (valid_bet between 0 and stake),
  state text not null default 'open' check (state in ('open', 'settled', 'rolled_back')),
  placed_at timestamptz not null,
  settled_at timestamptz,
  unique (vendor_code, vendor_tx_id),
  check ((state = 'open') = (settled_at is null))
);
create index bet_record_member on bet_record (member_id, placed_at desc, id desc);
create index bet_record_round on bet_record (round_id);
create index bet_record_site on bet_record (site_id, placed_at desc);
create index bet_record_wins on bet_record (site_id, settled_at desc) where state = 'settled' and win > 0;
comment on table bet_record is 'One row for each bet of a member, as the betting record shows it; money itself is in the ledger';

create table bet_detail (
  round_id uuid primary key,
  details jsonb not null
);
comment on table bet_detail is 'What the vendor told of a round: result and the inputs that prove it fair';

create table bet_day (
  member_id uuid not null references member (id),
  day date not null,
  currency text not null,
  bets bigint not null,
  stake bigint not null,
  win bigint not null,
  valid_bet bigint not null,
  primary key (member_id, day, currency)
);
create index bet_day_day on bet_day (day);
comment on table bet_day is 'Settled bets of a member by day of the site''s time zone, written with the settlement, so that team totals do not add up single bets';

create view bet_daily as select member_id, day, currency, bets, stake, win, valid_bet from bet_day;
comment on view bet_daily is 'Daily figures of members for rooms that total teams';
