-- Accounts elsewhere that a member comes in with.
create table third_party_identity (
  site_id uuid not null references site (id),
  provider text not null,
  subject text not null,
  member_id uuid not null references member (id),
  linked_at timestamptz not null,
  last_used_at timestamptz,
  primary key (site_id, provider, subject),
  unique (member_id, provider)
);
comment on column third_party_identity.subject is 'The provider''s own name for the person: stable and without meaning elsewhere';

create table third_party_ticket (
  ticket_hash text primary key,
  site_id uuid not null references site (id),
  provider text not null,
  subject text not null,
  facts text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index third_party_ticket_age on third_party_ticket (created_at);
comment on table third_party_ticket is 'People whom a provider has shown us and who are filling in the registration form';
comment on column third_party_ticket.facts is 'Address and name that the provider told, sealed with the key of personal data';
