-- What a round won of a pot stands beside what its game paid: limits and turnover leave it out, and what tells how playing
-- came out counts it.
alter table bet_record add column jackpot bigint not null default 0 check (jackpot >= 0);
comment on column bet_record.jackpot is 'What the round won of a pot, on the first of its bets that stands; win is without it';
comment on column bet_day.win is 'What the bets won, jackpots of their rounds included';
drop index bet_record_wins;
create index bet_record_wins on bet_record (site_id, settled_at desc) where state = 'settled' and win + jackpot > 0;

with won as (
  select round_id, sum(amount)::bigint as amount from vendor_transaction
  where kind = 'credit' and round_id is not null and state = 'done' group by round_id
), of_bet as (
  select distinct on (won.round_id) bet.id, won.amount from won
  join vendor_transaction staked on staked.round_id = won.round_id and staked.kind = 'bet'
  join bet_record bet on bet.id = staked.bet_id and bet.state in ('open', 'settled')
  order by won.round_id, bet.placed_at, bet.id
)
update bet_record set jackpot = of_bet.amount from of_bet where of_bet.id = bet_record.id;

with of_day as (
  select bet.member_id, bet.currency, (bet.settled_at at time zone site.time_zone)::date as day, sum(bet.jackpot) as amount
  from bet_record bet join site on site.id = bet.site_id
  where bet.jackpot > 0 and bet.state = 'settled' group by 1, 2, 3
)
update bet_day set win = bet_day.win + of_day.amount from of_day
where of_day.member_id = bet_day.member_id and of_day.currency = bet_day.currency and of_day.day = bet_day.day;

-- Nobody but prizes pays for this index.
create index vendor_transaction_prize on vendor_transaction (member_id, created_at) where kind = 'credit' and round_id is null;
create view prize_paid as
  select member_id, currency, amount, created_at as paid_at from vendor_transaction
  where kind = 'credit' and round_id is null and state = 'done';
comment on view prize_paid is 'Prizes that belong to no round, for rooms that tell how playing came out';
