-- What happened to money and to who may move it, for whoever has to explain it later.
create table event_report (
  id uuid primary key,
  at timestamptz not null,
  site_id uuid references site (id),
  component text not null check (component <> ''),
  action text not null check (action <> ''),
  subject text not null check (subject <> ''),
  actor_kind text not null check (actor_kind in ('member', 'operator', 'provider', 'system')),
  actor_id text,
  reason text,
  before jsonb,
  after jsonb
);
create index event_report_site on event_report (site_id, at desc);
create index event_report_subject on event_report (subject, at);
comment on table event_report is 'Time, component, actor, reason, value before and after of everything that is worth asking about; written once';
comment on column event_report.subject is 'What it is about, as kind:id';
create trigger event_report_written_once before update or delete or truncate on event_report
  for each statement execute function ledger_refuse_change();
revoke update, delete on event_report from quetzal_server;

-- The second password, asked for when money leaves.
create table transaction_credential (
  member_id uuid primary key references member (id),
  password_hash text,
  failures integer not null default 0 check (failures >= 0),
  locked_until timestamptz,
  changed_at timestamptz
);
comment on table transaction_credential is 'argon2id hashes in PHC form; a row without a hash only counts attempts at setting the first one';

create table payout_holder (
  member_id uuid primary key references member (id),
  name text not null check (name <> ''),
  fixed_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by uuid references operator (id),
  check ((confirmed_at is null) = (confirmed_by is null))
);
create index payout_holder_confirmed_by on payout_holder (confirmed_by);
comment on table payout_holder is 'The name that a member may be paid out in: the first payout account fixes it';
comment on column payout_holder.confirmed_at is 'When an operator first approved a withdrawal of this holder';

create table payout_account (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  kind text not null check (kind in ('bank', 'e_wallet', 'crypto')),
  holder_name text not null check (holder_name <> ''),
  number text not null check (number <> ''),
  added_at timestamptz not null,
  usable_from timestamptz not null,
  removed_at timestamptz
);
create unique index payout_account_once on payout_account (member_id, kind, number) where removed_at is null;
create index payout_account_member on payout_account (member_id, added_at);
create index payout_account_number on payout_account (site_id, kind, number);
comment on table payout_account is 'Where members are paid out to; one that was removed stays, since withdrawals name it';
comment on column payout_account.usable_from is 'A new account cools before its first use, so that the owner of a stolen session notices first';

create table withdrawal_policy (
  site_id uuid primary key references site (id),
  turnover_basis_points integer not null check (turnover_basis_points between 0 and 10000000),
  cooling_hours integer not null check (cooling_hours >= 0),
  accounts_max integer not null check (accounts_max > 0),
  day_count_max integer not null check (day_count_max > 0),
  day_amount_max bigint not null check (day_amount_max > 0),
  review_from bigint check (review_from > 0),
  receipt_minutes integer not null check (receipt_minutes > 0)
);
comment on table withdrawal_policy is 'How a site pays out; a site without a row has the defaults of the code';
comment on column withdrawal_policy.turnover_basis_points is 'What must be bet of each deposit: 10000 is once';
comment on column withdrawal_policy.receipt_minutes is 'After so long without an answer a payout counts as received';
