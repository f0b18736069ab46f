-- A vendor that keeps wallets of its own takes no stakes from ours: the common bet goes the long way, which refuses it.
create or replace view vendor_seat as
  select session.vendor_code, session.token_hash, session.member_id, session.game_code, session.expires_at,
    login.id as login_session_id, login.expires_at as login_expires_at, login.last_seen_at,
    member.site_id, member.currency, member.type, member.state,
    game.game_type, game.stakes, game.enabled as game_enabled,
    vendor.enabled and vendor.wallet_kind = 'single' as vendor_enabled, site.status as site_status,
    member.has_play_limits or member.has_bonus_credit or site.has_play_limits as is_guarded
  from vendor_session session
  join member_session login on login.id = session.login_session_id and login.revoked_at is null
  join member on member.id = session.member_id
  join game on game.vendor_code = session.vendor_code and game.code = session.game_code
  join vendor on vendor.code = session.vendor_code
  join site on site.id = member.site_id;
