-- Vendors that keep players' money in wallets of their own: it goes there and comes back by transfers.
alter table vendor add column wallet_kind text not null default 'single' check (wallet_kind in ('single', 'transfer'));
comment on column vendor.wallet_kind is 'single: stakes and wins move our balance at once; transfer: players move money to the vendor and back';

create table vendor_transfer (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  vendor_code text not null references vendor (code),
  request_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  reason text check (reason <> ''),
  polls integer not null default 0,
  next_poll_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint vendor_transfer_request_once unique (member_id, request_id),
  check ((state = 'pending') = (ended_at is null))
);
create index vendor_transfer_member on vendor_transfer (member_id, created_at desc);
create index vendor_transfer_site on vendor_transfer (site_id);
create index vendor_transfer_vendor on vendor_transfer (vendor_code);
create index vendor_transfer_pending on vendor_transfer (next_poll_at) where state = 'pending';
comment on table vendor_transfer is 'Money that members moved to vendors with wallets of their own, and back; pending until the vendor has said what became of it';
revoke delete on vendor_transfer from quetzal_server;

create view transfer_vendor as
select code, name, base_url, sort, enabled from vendor where wallet_kind = 'transfer';
comment on view transfer_vendor is 'Vendors with wallets of their own, for the room that moves money there';
