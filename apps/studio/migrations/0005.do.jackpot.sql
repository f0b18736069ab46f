-- A pot grows by what is bet for money in the games of one vendor, at one operator, in one currency. `plays` counts the
-- bets that took part, so that their order is known. Carries are what is left over of contributions, in 1/10000 of a unit.
create table jackpot (
  operator_id text not null,
  vendor_code text not null,
  currency text not null,
  rules text not null,
  main bigint not null check (main >= 0),
  reserve bigint not null check (reserve >= 0),
  main_carry integer not null check (main_carry between 0 and 9999),
  reserve_carry integer not null check (reserve_carry between 0 and 9999),
  plays bigint not null default 0,
  is_enabled boolean not null default true,
  opened_at timestamptz not null,
  primary key (operator_id, vendor_code, currency)
);

-- What happened to a pot, beside its growth. `amount` is what the house put in (opened) or what was won; the house adds
-- `house_top_up` to the seed of the next pot.
create table jackpot_event (
  id bigint generated always as identity primary key,
  operator_id text not null,
  vendor_code text not null,
  currency text not null,
  kind text not null check (kind in ('opened', 'won', 'disabled', 'enabled')),
  amount bigint,
  house_top_up bigint,
  round_id uuid unique references round (id),
  reason text,
  at timestamptz not null,
  foreign key (operator_id, vendor_code, currency) references jackpot,
  check ((kind in ('opened', 'won')) = (amount is not null)),
  check ((kind = 'won') = (round_id is not null and house_top_up is not null)),
  check ((kind in ('disabled', 'enabled')) = (reason is not null))
);
create index jackpot_event_of on jackpot_event (operator_id, vendor_code, currency, id desc);

-- The part of a round in its pot; null when it took none. The number is its place among the plays of the pot.
alter table round add column jackpot_rules text;
alter table round add column jackpot_play bigint;
alter table round add column jackpot_words integer;
alter table round add column jackpot_chance bigint;
alter table round add column jackpot_win bigint;
alter table round add check (num_nulls(jackpot_rules, jackpot_play, jackpot_words, jackpot_chance, jackpot_win) in (0, 5));
