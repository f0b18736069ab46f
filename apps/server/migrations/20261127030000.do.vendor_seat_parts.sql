-- Of a crowd of bets each has a player of its own, and nearly all have the same game: what concerns the game is looked at
-- once for all of them.
create view vendor_player as
  select session.vendor_code, session.token_hash, session.member_id, session.game_code, session.expires_at,
    login.id as login_session_id, login.expires_at as login_expires_at, login.last_seen_at,
    member.site_id, member.currency, member.type, member.state,
    member.has_play_limits or member.has_bonus_credit as is_guarded
  from vendor_session session
  join member_session login on login.id = session.login_session_id and login.revoked_at is null
  join member on member.id = session.member_id;
comment on view vendor_player is 'A member in a game with all of theirs that decides whether they may stake; not there after logout';

create view vendor_table as
  select site.id as site_id, game.vendor_code, game.code as game_code, game.game_type, game.stakes,
    game.enabled as game_enabled, vendor.enabled and vendor.wallet_kind = 'single' as vendor_enabled,
    site.status as site_status, site.has_play_limits as is_guarded
  from game
  join vendor on vendor.code = game.vendor_code
  cross join site;
comment on view vendor_table is 'A game at a site with all of theirs that decides whether members may stake at it';

create or replace view vendor_seat as
  select player.vendor_code, player.token_hash, player.member_id, player.game_code, player.expires_at,
    player.login_session_id, player.login_expires_at, player.last_seen_at,
    player.site_id, player.currency, player.type, player.state,
    playing.game_type, playing.stakes, playing.game_enabled, playing.vendor_enabled, playing.site_status,
    player.is_guarded or playing.is_guarded as is_guarded
  from vendor_player player
  join vendor_table playing on playing.site_id = player.site_id and playing.vendor_code = player.vendor_code
    and playing.game_code = player.game_code;
