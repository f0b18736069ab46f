-- Credit that can be staked and not withdrawn, until what it came with was wagered.
create table bonus_credit (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  remaining bigint not null default 0 check (remaining >= 0),
  at_stake bigint not null default 0 check (at_stake >= 0),
  wager_required bigint not null check (wager_required > 0),
  wagered bigint not null default 0 check (wagered between 0 and wager_required),
  released bigint not null default 0 check (released >= 0),
  game_types text[] check (cardinality(game_types) > 0),
  reason text not null check (reason <> ''),
  state text not null check (state in ('proposed', 'rejected', 'active', 'released', 'forfeited', 'expired', 'used_up')),
  proposed_by uuid references operator (id),
  decided_by uuid references operator (id),
  created_at timestamptz not null,
  granted_at timestamptz,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  constraint bonus_credit_second_person check (decided_by <> proposed_by),
  check (state in ('proposed', 'rejected') = (granted_at is null)),
  check (state in ('proposed', 'active') = (ended_at is null)),
  check (state = 'active' or remaining = 0)
);
create index bonus_credit_member on bonus_credit (member_id, expires_at);
create index bonus_credit_site on bonus_credit (site_id, created_at desc);
create index bonus_credit_active on bonus_credit (expires_at) where state = 'active';
create index bonus_credit_proposed_by on bonus_credit (proposed_by) where proposed_by is not null;
create index bonus_credit_decided_by on bonus_credit (decided_by) where decided_by is not null;
comment on table bonus_credit is 'Restricted credit, one row a grant: what is left of all active ones is the member''s bonus account';
comment on column bonus_credit.at_stake is 'What of it stands in bets that have not ended; those still count when it has expired meanwhile';
comment on column bonus_credit.game_types is 'Where it can be staked and wagered; null is everywhere';
comment on column bonus_credit.released is 'What became cash when the wagering was done';
revoke delete on bonus_credit from quetzal_server;

create table bet_funding (
  vendor_code text not null,
  tx_id text not null,
  bonus_id uuid not null references bonus_credit (id),
  round_id uuid not null,
  stake bigint not null,
  amount bigint not null check (amount > 0 and amount <= stake),
  is_open boolean not null default true,
  primary key (vendor_code, tx_id, bonus_id)
);
create index bet_funding_round on bet_funding (round_id) where is_open;
create index bet_funding_bonus on bet_funding (bonus_id);
comment on table bet_funding is 'What of a stake restricted credit paid for; the rest was cash. A win comes back in the same proportion';
comment on column bet_funding.stake is 'The whole stake, cash included';
comment on column bet_funding.is_open is 'False once the bet was settled or taken back, and no longer part of at_stake';
revoke delete on bet_funding from quetzal_server;

create view bonus_in_game as
select bonus.id, bonus.member_id, bonus.currency, bonus.remaining, bonus.granted_at, bonus.expires_at,
  game.vendor_code, game.code as game_code
from bonus_credit bonus
join game on bonus.game_types is null or game.game_type = any (bonus.game_types)
where bonus.state = 'active';
comment on view bonus_in_game is 'Active credit by the games that it can be staked in, whether or not its time is over';

create table bonus_policy (
  site_id uuid primary key references site (id),
  approval_above bigint check (approval_above >= 0)
);
comment on table bonus_policy is 'How a site gives credit';
comment on column bonus_policy.approval_above is 'Grants of operators above this amount wait for a second person; null when none does';

-- Only what was staked in cash counts towards the turnover that a deposit asks for.
create or replace view bet_turnover as
select member_id, currency, placed_at,
  trunc(valid_bet - coalesce(funded.amount, 0) * valid_bet / stake)::bigint as valid_bet
from bet_record bet
left join lateral (
  select sum(amount) as amount from bet_funding funding
  where funding.vendor_code = bet.vendor_code and funding.tx_id = bet.vendor_tx_id
) funded on true
where state = 'settled';
