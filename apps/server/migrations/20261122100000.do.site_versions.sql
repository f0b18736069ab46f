alter table site add column version integer not null default 0 check (version >= 0);
alter table site add column status_ends_at timestamptz;
comment on column site.version is 'The version of its file that is in force; 0 before the first';
comment on column site.status_ends_at is 'When those who closed it expect to open it again';

-- What a site was at any time: written once, restored by writing it again.
create table site_version (
  site_id uuid not null references site (id),
  version integer not null check (version > 0),
  content jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  source text not null check (source in ('import', 'restore', 'seed')),
  restored_from integer check (restored_from > 0),
  actor_id text,
  created_at timestamptz not null,
  primary key (site_id, version),
  check ((source = 'restore') = (restored_from is not null))
);
comment on table site_version is 'Every version of every site file';
comment on column site_version.content is 'The site file with all that has a default, as read';
comment on column site_version.content_hash is 'SHA-256 of the content with its keys in order';
comment on column site_version.actor_id is 'Who ran the command';
create trigger site_version_written_once before update or delete or truncate on site_version
  for each statement execute function ledger_refuse_change();
revoke update, delete on site_version from quetzal_server;

-- Where members were when it was asked: at a game's launch, and when their address changed.
create table location_check (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid references member (id),
  at timestamptz not null,
  cause text not null check (cause in ('launch', 'address', 'call')),
  country text check (country ~ '^[A-Z]{2}$'),
  network text not null,
  outcome text not null check (outcome in ('allowed', 'refused'))
);
create index location_check_member on location_check (member_id, at desc);
create index location_check_site on location_check (site_id, at desc);
comment on table location_check is 'Where visitors and members were found, and whether the site may be offered there';
comment on column location_check.network is 'The visitor''s network: the first 24 bits of an IPv4 address, 48 of an IPv6 one';
revoke update, delete on location_check from quetzal_server;
