-- Pauses and exclusions of members, and what a register of excluded people said of them.
create table play_break (
  id uuid primary key,
  member_id uuid not null references member (id),
  site_id uuid not null references site (id),
  kind text not null check (kind in ('pause', 'exclusion')),
  source text not null check (source in ('member', 'operator')),
  reason text check (reason <> ''),
  asked_by uuid references operator (id),
  starts_at timestamptz not null,
  term_ends_at timestamptz,
  endable_from timestamptz not null,
  closes_at timestamptz,
  ended_by uuid references operator (id),
  end_reason text check (end_reason <> ''),
  over_at timestamptz,
  check ((source = 'operator') = (asked_by is not null)),
  check (source = 'member' or reason is not null),
  check (kind = 'exclusion' or (term_ends_at is not null and closes_at = term_ends_at)),
  check (endable_from > starts_at and (term_ends_at is null or endable_from = term_ends_at)),
  check (closes_at is null or closes_at >= endable_from),
  check (over_at is null or over_at >= closes_at)
);
create index play_break_member on play_break (member_id, starts_at);
create index play_break_site on play_break (site_id);
create index play_break_asked_by on play_break (asked_by);
create index play_break_ended_by on play_break (ended_by);
create index play_break_to_close on play_break (closes_at) where over_at is null;
comment on table play_break is 'A time without play: asked for when, by whom, why, from when and until when; never made shorter and never removed';
comment on column play_break.term_ends_at is 'Null: without an end';
comment on column play_break.endable_from is 'When the least time is over; an exclusion goes on until an operator ends it after that';
comment on column play_break.closes_at is 'When it stops; null while nobody has ended an exclusion';
comment on column play_break.over_at is 'When it was noted that it has stopped';
revoke update, delete on play_break from quetzal_server;
grant update (closes_at, ended_by, end_reason, over_at) on play_break to quetzal_server;

create table exclusion_check (
  member_id uuid primary key references member (id),
  state text not null check (state in ('clear', 'listed', 'unknown')),
  asked_at timestamptz not null,
  good_until timestamptz not null
);
create index exclusion_check_unknown on exclusion_check (asked_at) where state = 'unknown';
comment on table exclusion_check is 'What the register of excluded people last said of a member, and how long that is relied on';
