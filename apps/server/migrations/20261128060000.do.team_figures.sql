create view member_below as
  select ancestor_id, descendant_id as member_id, depth from member_path where depth > 0;
comment on view member_below is 'Everyone below an agent by id alone; for rooms that add up what a team does and ask nothing of who it is';

-- What differs between the bets that were placed on some days and the sums of those that ended on them, which bet_day keeps:
-- bets without a place in any sum, and bets that went on over the end of a day. The ones that took less than a day lie
-- within a day of that end; the others are few.
create index bet_record_unsettled on bet_record (placed_at) where state <> 'settled';
create index bet_record_long on bet_record (settled_at)
  where state = 'settled' and settled_at - placed_at >= interval '24 hours';
