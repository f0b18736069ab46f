-- A round may be a free one: the platform says what it is worth, and counts it.
alter table round add column grant_id text;

-- A retired seed is told to the platform until the platform has acknowledged it; one of a demo is nobody's business.
alter table seed_pair add column tell_at timestamptz;
alter table seed_pair add column tell_attempts integer not null default 0;
alter table seed_pair add check (tell_at is null or state = 'retired');
create index seed_pair_to_tell on seed_pair (tell_at) where tell_at is not null;
update seed_pair set tell_at = now() from player
  where player.id = seed_pair.player_id and seed_pair.state = 'retired' and player.demo_balance is null;
