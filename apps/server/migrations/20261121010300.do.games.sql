create table vendor (
  code text primary key check (code ~ '^[A-Z0-9]{2,12}$'),
  name text not null,
  base_url text not null,
  game_types text[] not null,
  sort integer not null default 0,
  enabled boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table vendor is 'Who makes the games; secrets are configuration and never here';

create table game (
  id bigint generated always as identity primary key,
  vendor_code text not null references vendor (code),
  code text not null check (code ~ '^[a-z0-9-]{2,64}$'),
  game_type text not null check (game_type in ('RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT')),
  engine text not null,
  names jsonb not null,
  search_text text not null,
  rtp numeric(5, 2) not null check (rtp > 0 and rtp < 100),
  volatility text not null check (volatility in ('low', 'medium', 'high')),
  stakes jsonb not null,
  support_play smallint not null default 1 check (support_play in (0, 1)),
  hot boolean not null default false,
  is_new boolean not null default false,
  sort integer not null default 0,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  unique (vendor_code, code)
);
create index game_listing on game (game_type, sort, id) where enabled;
comment on table game is 'The catalogue';
comment on column game.names is 'Name by language tag; es is always there';
comment on column game.search_text is 'All names and the vendor, small letters without accents';
comment on column game.stakes is 'Least and greatest stake of one bet by currency, decimal strings';
comment on column game.support_play is '0 means that a free demo is offered';

create table game_favorite (
  member_id uuid not null references member (id),
  game_id bigint not null references game (id),
  created_at timestamptz not null,
  primary key (member_id, game_id)
);
create index game_favorite_game on game_favorite (game_id);
comment on table game_favorite is 'Games that a member marked';
