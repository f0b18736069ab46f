-- What a bet is checked against when many are taken in one transaction.
create view vendor_seat as
  select session.vendor_code, session.token_hash, session.member_id, session.game_code, session.expires_at,
    login.id as login_session_id, login.expires_at as login_expires_at, login.last_seen_at,
    member.site_id, member.currency, member.type, member.state,
    game.game_type, game.stakes, game.enabled as game_enabled, vendor.enabled as vendor_enabled, site.status as site_status
  from vendor_session session
  join member_session login on login.id = session.login_session_id and login.revoked_at is null
  join member on member.id = session.member_id
  join game on game.vendor_code = session.vendor_code and game.code = session.game_code
  join vendor on vendor.code = session.vendor_code
  join site on site.id = member.site_id;
comment on view vendor_seat is 'A member in a game with all that decides whether they may stake; not there after logout';

-- A row that was prepared from what is no longer true has no round, and is refused here.
alter table vendor_transaction add constraint vendor_transaction_round
  check (kind not in ('bet', 'win') or state = 'never_came' or round_id is not null);

-- These name rows that cannot be removed or that the same statement writes, and were checked when the call was: checked
-- row by row once more they cost more than writing the row.
alter table vendor_request drop constraint vendor_request_vendor_code_fkey;
alter table vendor_round drop constraint vendor_round_vendor_code_fkey;
alter table vendor_transaction drop constraint vendor_transaction_vendor_code_fkey;
alter table vendor_transaction drop constraint vendor_transaction_member_id_fkey;
alter table vendor_transaction drop constraint vendor_transaction_round_id_fkey;
alter table vendor_transaction drop constraint vendor_transaction_bet_id_fkey;
alter table bet_record drop constraint bet_record_site_id_fkey;
revoke delete on vendor_request, vendor_round, vendor_transaction, bet_record from quetzal_server;

-- Each way of finding a row has one index, and none starts with the vendor alone: of those there are few.
alter table vendor_round drop constraint vendor_round_vendor_code_vendor_round_id_member_id_key;
alter table vendor_round add constraint vendor_round_once unique (member_id, vendor_round_id, vendor_code);
drop index vendor_round_member;
drop index vendor_round_open;
drop index vendor_transaction_member;
drop index vendor_transaction_bet;
drop index vendor_transaction_of_bet;
create index vendor_transaction_of_bet on vendor_transaction (bet_tx_id, vendor_code) where bet_tx_id is not null;
alter table vendor_transaction drop constraint vendor_transaction_pkey;
alter table vendor_transaction add primary key (tx_id, vendor_code);
alter table vendor_request drop constraint vendor_request_pkey;
alter table vendor_request add primary key (request_id, vendor_code);
