-- Logins that need a second proof, and the addresses that a member has proven themselves from.
create table login_verification (
  id uuid primary key,
  ticket_hash text not null unique,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  side text not null check (side in ('member', 'agent')),
  way text not null,
  reason text not null check (reason in ('unregistered_ip', 'second_factor', 'locked', 'inactive')),
  methods text[] not null,
  remember_me boolean not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  name_tries smallint not null default 0 check (name_tries between 0 and 3),
  is_told boolean not null default false,
  ip inet not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_verification_member on login_verification (member_id, created_at);
create index login_verification_age on login_verification (created_at);
comment on table login_verification is 'Tickets of people whose password was right and who have to show something else; each counts once';
comment on column login_verification.ticket_hash is 'Of the ticket only the SHA-256 is kept';
comment on column login_verification.way is 'What was shown first, as the login says it: password, sms, third_party';
comment on column login_verification.tries is 'Answers of any kind; they count over all tickets of an hour, so that a right password does not buy new tries';
comment on column login_verification.name_tries is 'Answers with the payee name, of which there are fewer: a name can be known';
comment on column login_verification.is_told is 'The owner was written to of a wrong answer: once for a ticket';

create table known_address (
  member_id uuid not null references member (id),
  prefix cidr not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, prefix)
);
create index known_address_age on known_address (last_seen_at);
comment on table known_address is 'Where a member has come in from: networks of 256 addresses (/24), or a /48 of IPv6';
