-- Links by mail that let somebody choose a new password.
create table password_reset (
  token_hash text primary key,
  member_id uuid not null references member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_member on password_reset (member_id);
create index password_reset_age on password_reset (created_at);
comment on table password_reset is 'Of the token in the link only the SHA-256 is kept; it counts once, and only until the next one is asked for';
