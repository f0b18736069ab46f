create table used_phone_token (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index used_phone_token_age on used_phone_token (expires_at);
comment on table used_phone_token is 'Tokens of a service that texts codes for us, by their SHA-256: each lets in once';
