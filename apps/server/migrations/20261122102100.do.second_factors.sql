-- What a member shows beside the password.
create table totp_factor (
  member_id uuid primary key references member (id),
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on table totp_factor is 'Secrets of authenticator apps, sealed with the key of personal data; pending until the first code was right';
comment on column totp_factor.last_step is 'The half minute of the last code that counted: no code counts twice';

create table recovery_code (
  member_id uuid not null references member (id),
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);
comment on table recovery_code is 'Codes for who lost the other factor: 80 random bits each, of which only the SHA-256 is kept; each counts once';

create table passkey (
  id uuid primary key,
  member_id uuid not null references member (id),
  site_id uuid not null references site (id),
  rp_id text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_member on passkey (member_id);
comment on column passkey.rp_id is 'The domain that the browser keeps it for: it works nowhere else';
comment on column passkey.counter is 'How often its authenticator signed, where it counts; one that goes back was copied';

create table passkey_challenge (
  challenge text primary key,
  site_id uuid not null references site (id),
  purpose text not null check (purpose in ('registration', 'login', 'verification', 'proof')),
  member_id uuid references member (id),
  expires_at timestamptz not null
);
create index passkey_challenge_age on passkey_challenge (expires_at);
comment on table passkey_challenge is 'What an authenticator is to sign; the row goes with the first answer';

alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('register', 'login', 'password', 'contact', 'login_ip', 'proof'));
