-- Prizes that come without a session, and what was refused to vendors.
alter table vendor_transaction drop constraint vendor_transaction_kind_check;
alter table vendor_transaction add constraint vendor_transaction_kind_check
  check (kind in ('bet', 'win', 'rollback', 'credit'));

create table vendor_refusal (
  id uuid primary key,
  at timestamptz not null,
  vendor_code text not null,
  path text not null,
  status text not null,
  request_id text,
  tx_id text,
  player_ref text,
  times bigint not null default 1 check (times > 0)
);
create index vendor_refusal_vendor on vendor_refusal (vendor_code, at desc);
create index vendor_refusal_player on vendor_refusal (player_ref, at desc) where player_ref is not null;
comment on table vendor_refusal is 'Every call of a vendor that was refused; never changed';
comment on column vendor_refusal.vendor_code is 'As the call says it, which an unsigned one may do falsely';
comment on column vendor_refusal.times is 'Unsigned calls that came together and look the same make one row';
create trigger vendor_refusal_written_once before update or delete or truncate on vendor_refusal
  for each statement execute function ledger_refuse_change();
revoke update, delete on vendor_refusal from quetzal_server;
