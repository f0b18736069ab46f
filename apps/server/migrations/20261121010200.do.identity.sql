create table credential (
  member_id uuid primary key references member (id),
  password_hash text not null,
  is_default boolean not null default false,
  expires_at timestamptz,
  changed_at timestamptz not null
);
comment on table credential is 'argon2id hashes in PHC form; the password itself is nowhere';
comment on column credential.is_default is 'Given by someone else: must be changed at the first login';

create table member_session (
  id uuid primary key,
  member_id uuid not null references member (id),
  token_hash text not null unique,
  side text not null check (side in ('member', 'agent')),
  ip inet,
  device text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index member_session_member on member_session (member_id);
create index member_session_expires on member_session (expires_at);
comment on table member_session is 'Logins; of the bearer token only the SHA-256 is kept';

create table login_failure (
  id bigint generated always as identity primary key,
  site_id uuid not null references site (id),
  account_key text not null,
  ip inet not null,
  failed_at timestamptz not null
);
create index login_failure_lookup on login_failure (site_id, account_key, ip, failed_at);
create index login_failure_age on login_failure (failed_at);
comment on table login_failure is 'Wrong passwords of the last minutes, to slow down guessing';
