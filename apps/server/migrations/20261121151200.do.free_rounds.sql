-- Rounds that a site pays for: the member stakes nothing, and what they win is a cost of the promotion.
create table free_round_grant (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  request_id text not null,
  vendor_code text not null,
  game_code text not null,
  currency text not null,
  rounds integer not null check (rounds between 1 and 1000),
  stake bigint not null check (stake > 0),
  win_max bigint check (win_max > 0),
  campaign text not null check (campaign <> ''),
  used integer not null default 0 check (used between 0 and rounds),
  won bigint not null default 0 check (won >= 0),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  constraint free_round_grant_once unique (site_id, request_id),
  check (won <= win_max),
  check (expires_at > granted_at)
);
create index free_round_grant_open on free_round_grant (member_id, vendor_code, game_code)
  where cancelled_at is null and used < rounds;
create index free_round_grant_site on free_round_grant (site_id, granted_at desc, id desc);
comment on table free_round_grant is 'Rounds of a game that a member may play at the cost of the site';
comment on column free_round_grant.win_max is 'The most that all its rounds together pay; null is no limit';
comment on column free_round_grant.used is 'Rounds that stand: one that is taken back can be played again';
revoke delete on free_round_grant from quetzal_server;

alter table vendor_transaction add column grant_id uuid;
comment on column vendor_transaction.grant_id is 'The free rounds that it belongs to: then amount of a bet is what the round is worth, and nobody paid it';

alter table bet_record drop constraint bet_record_stake_check;
alter table bet_record add constraint bet_record_stake_check check (stake >= 0);
comment on column bet_record.stake is 'What the member staked: nothing in a free round';
