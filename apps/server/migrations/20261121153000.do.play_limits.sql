-- What members may stake and pay in: limits of their own, and those of a site for all its members.
create table play_limit (
  member_id uuid not null references member (id),
  name text not null check (name ~ '^[a-z_]{4,20}$'),
  value bigint not null check (value >= 0),
  set_at timestamptz not null,
  pending_kind text check (pending_kind in ('raise', 'removal')),
  pending_value bigint check (pending_value > value),
  pending_asked_at timestamptz,
  primary key (member_id, name),
  check ((pending_kind is null) = (pending_asked_at is null)),
  check (coalesce(pending_kind = 'raise', false) = (pending_value is not null))
);
create index play_limit_pending on play_limit (pending_asked_at) where pending_asked_at is not null;
comment on table play_limit is 'Limits that members set themselves: they bind at once, and loosen only after a day and a confirmation';
comment on column play_limit.value is 'Ledger units of the member''s currency, or minutes';

create table site_limit (
  site_id uuid not null references site (id),
  name text not null check (name ~ '^[a-z_]{4,20}$'),
  value bigint not null check (value >= 0),
  set_at timestamptz not null,
  primary key (site_id, name)
);
comment on table site_limit is 'Limits of a site, or of the law that it is under, for each of its members; beside a member''s own the stricter one binds';
comment on column site_limit.value is 'Ledger units of the site''s currency, or minutes';

alter table site add column has_play_limits boolean not null default false;
comment on column site.has_play_limits is 'A limit of the site may speak against a bet of any member';

create or replace view vendor_seat as
  select session.vendor_code, session.token_hash, session.member_id, session.game_code, session.expires_at,
    login.id as login_session_id, login.expires_at as login_expires_at, login.last_seen_at,
    member.site_id, member.currency, member.type, member.state,
    game.game_type, game.stakes, game.enabled as game_enabled, vendor.enabled as vendor_enabled, site.status as site_status,
    member.has_play_limits or member.has_bonus_credit or site.has_play_limits as is_guarded
  from vendor_session session
  join member_session login on login.id = session.login_session_id and login.revoked_at is null
  join member on member.id = session.member_id
  join game on game.vendor_code = session.vendor_code and game.code = session.game_code
  join vendor on vendor.code = session.vendor_code
  join site on site.id = member.site_id;

create view deposit_counted as
  select member_id, currency, amount, created_at from deposit where state in ('created', 'pending', 'succeeded');
comment on view deposit_counted is 'Deposits that count towards limits on paying in: what is paid, and what still may be';
