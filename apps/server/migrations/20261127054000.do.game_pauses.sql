create table game_pause (
  site_id uuid not null references site (id),
  game_id bigint not null references game (id),
  paused_at timestamptz not null,
  back_at timestamptz,
  primary key (site_id, game_id)
);
comment on table game_pause is 'Games that a site has closed by themselves, whatever their vendor is';
comment on column game_pause.back_at is 'When it is expected back; null when nobody knows';

-- What is closed at a site takes no stakes there, of whoever is inside either: the common bet goes the long way, which refuses it.
create or replace view vendor_table as
  select site.id as site_id, game.vendor_code, game.code as game_code, game.game_type, game.stakes,
    game.enabled as game_enabled, vendor.enabled and vendor.wallet_kind = 'single' as vendor_enabled,
    site.status as site_status, site.has_play_limits as is_guarded,
    exists (select from game_pause where game_pause.site_id = site.id and game_pause.game_id = game.id)
      or exists (select from vendor_pause where vendor_pause.site_id = site.id and vendor_pause.vendor_code = vendor.code)
      as is_paused
  from game
  join vendor on vendor.code = game.vendor_code
  cross join site;
