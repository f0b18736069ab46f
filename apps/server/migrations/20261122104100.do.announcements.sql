create table announcement (
  id uuid primary key,
  site_id uuid not null references site (id),
  kind text not null check (kind in ('B', 'PL', 'PU', 'PR', 'H')),
  audiences text[] not null check (cardinality(audiences) > 0 and audiences <@ array['A', 'B', 'F']),
  platform text not null check (platform in ('A', 'W', 'M')),
  execution text not null check (execution in ('B', 'M', 'A')),
  group_name text,
  link_kind text check (link_kind in ('inside', 'outside')),
  link_url text,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  published_at timestamptz not null,
  published_by uuid references operator (id),
  withdrawn_at timestamptz,
  withdrawn_by uuid references operator (id),
  check ((link_kind is null) = (link_url is null)),
  check ((kind = 'B') = (group_name is not null))
);
create index announcement_site on announcement (site_id, starts_at desc) where withdrawn_at is null;
comment on table announcement is 'What a site tells its visitors: B banner, PL notice, PU popup, PR promotion, H help';
comment on column announcement.audiences is 'A logged in, B without a session, F at the first login';
comment on column announcement.platform is 'A everywhere, W in browsers, M in mobile applications';
comment on column announcement.execution is 'B on both sites, M on the players'' site, A in the agents'' portal';

create table announcement_text (
  announcement_id uuid not null references announcement (id),
  language text not null,
  title text not null check (title <> ''),
  html text not null,
  primary key (announcement_id, language)
);
comment on column announcement_text.html is 'Cleaned before it was stored, and once more whenever it is told';

create table announcement_image (
  announcement_id uuid not null references announcement (id),
  sequence integer not null check (sequence > 0),
  url text not null check (url ~ '^/[^/\\]'),
  primary key (announcement_id, sequence)
);
