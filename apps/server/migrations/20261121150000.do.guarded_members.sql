-- Who stakes under limits of their own or with credit of several kinds takes the way that looks at each bet alone.
alter table member add column has_play_limits boolean not null default false;
alter table member add column has_bonus_credit boolean not null default false;
comment on column member.has_play_limits is 'A limit, a pause or an exclusion may speak against a bet of this member';
comment on column member.has_bonus_credit is 'Restricted credit may pay for a part of a bet of this member';

create or replace view vendor_seat as
  select session.vendor_code, session.token_hash, session.member_id, session.game_code, session.expires_at,
    login.id as login_session_id, login.expires_at as login_expires_at, login.last_seen_at,
    member.site_id, member.currency, member.type, member.state,
    game.game_type, game.stakes, game.enabled as game_enabled, vendor.enabled as vendor_enabled, site.status as site_status,
    member.has_play_limits or member.has_bonus_credit as is_guarded
  from vendor_session session
  join member_session login on login.id = session.login_session_id and login.revoked_at is null
  join member on member.id = session.member_id
  join game on game.vendor_code = session.vendor_code and game.code = session.game_code
  join vendor on vendor.code = session.vendor_code
  join site on site.id = member.site_id;
