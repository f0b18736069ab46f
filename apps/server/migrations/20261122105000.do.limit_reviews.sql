-- When a member last looked over what they may stake and pay in.
create table limit_review (
  member_id uuid primary key references member (id),
  reviewed_at timestamptz not null
);
comment on table limit_review is 'When a member last said that their limits are as they should be; setting one says so too';
