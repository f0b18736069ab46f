-- A win that was taken back, and what a member then owes because it had been spent.
create table member_debt (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  vendor_code text not null,
  win_tx_id text not null,
  journal_id uuid not null unique,
  currency text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  payments integer not null default 0 check (payments >= 0),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((paid = amount) = (settled_at is not null))
);
create index member_debt_open on member_debt (member_id, currency, created_at) where settled_at is null;
create index member_debt_site on member_debt (site_id, created_at desc, id desc);
comment on table member_debt is 'Wins that a vendor took back after they were spent: paid from what the member is credited next';
comment on column member_debt.journal_id is 'The journal that took the win back';
comment on column member_debt.payments is 'How many payments were taken: names the next one';
revoke delete on member_debt from quetzal_server;

alter table vendor_transaction add column win_tx_id text;
comment on column vendor_transaction.win_tx_id is 'The win that a rollback takes back';
