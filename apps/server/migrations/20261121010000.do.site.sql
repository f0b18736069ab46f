create table site (
  id uuid primary key,
  merchant_code text not null unique check (merchant_code ~ '^[a-z0-9]{2,32}$'),
  name text not null check (name <> ''),
  hosts text[] not null default '{}',
  default_language text not null,
  currency text not null,
  time_zone text not null,
  age_min smallint not null default 18 check (age_min between 18 and 99),
  status smallint not null default 0 check (status in (0, 1, 2)),
  modules text[] not null default '{}',
  player_url text not null,
  agent_url text not null,
  settings jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index site_hosts on site using gin (hosts);
comment on table site is 'One brand that this platform serves; found by merchant code or by host';
comment on column site.modules is 'Module identifiers that are switched on';
comment on column site.status is '0 normal, 1 maintenance, 2 region restricted';
comment on column site.settings is 'The rest of the site file; its shape is the schema of site.settings.ts';
