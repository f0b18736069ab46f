-- When a member last looked up from playing.
create table reality_check (
  member_id uuid primary key references member (id),
  acknowledged_at timestamptz not null
);
comment on table reality_check is 'When a member last acknowledged a reality check; the interval is the limit of that name';
