create table payout_method (
  site_id uuid not null references site (id),
  code text not null check (code ~ '^[a-z0-9_]{2,20}$'),
  kind text not null check (kind in ('bank', 'e_wallet', 'crypto')),
  provider text not null,
  currency text not null,
  amount_min bigint not null check (amount_min > 0),
  amount_max bigint not null,
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  minutes integer not null check (minutes >= 0),
  position smallint not null,
  enabled boolean not null default true,
  primary key (site_id, code),
  check (amount_max >= amount_min)
);
create unique index payout_method_of_kind on payout_method (site_id, kind) where enabled;
comment on table payout_method is 'How a site pays out to each kind of account';

create table withdrawal (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  request_id uuid not null,
  payout_account_id uuid not null references payout_account (id),
  method_code text not null,
  provider text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  reference text not null unique,
  state text not null check (state in
    ('requested', 'in_review', 'approved', 'paying', 'paid', 'rejected', 'failed', 'disputed')),
  review_reasons text[] not null default '{}',
  reason text,
  attention text,
  turnover_until timestamptz,
  payout_id uuid,
  polls integer not null default 0,
  next_poll_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  receipt text check (receipt in ('awaited', 'received', 'not_received', 'regarded_as_received', 'proven')),
  receipt_due_at timestamptz,
  constraint withdrawal_request_once unique (member_id, request_id),
  foreign key (site_id, method_code) references payout_method (site_id, code),
  check (receipt is null or paid_at is not null)
);
create index withdrawal_member on withdrawal (member_id, created_at desc, id desc);
create index withdrawal_method on withdrawal (site_id, method_code);
create index withdrawal_state on withdrawal (site_id, state, created_at desc);
create index withdrawal_account on withdrawal (payout_account_id);
create index withdrawal_to_pay on withdrawal (next_poll_at) where state in ('approved', 'paying');
create index withdrawal_awaited on withdrawal (receipt_due_at) where receipt = 'awaited';
comment on table withdrawal is 'Money that a member wants out; it is reserved in the ledger from the request on, and no call of the member gives it back';
comment on column withdrawal.attention is 'Set when a provider told something that a person must look at';
comment on column withdrawal.turnover_until is 'The last deposit that was played through when this was asked for';
comment on column withdrawal.receipt is 'What the member said of the money after the provider said paid';

create table payout (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawal (id),
  provider text not null,
  provider_payout_id text,
  created_at timestamptz not null,
  constraint payout_once unique (provider, provider_payout_id)
);
create index payout_withdrawal on payout (withdrawal_id);
comment on table payout is 'Each time that a provider was asked to pay; its id is the one that providers repeat to us';
alter table withdrawal add foreign key (payout_id) references payout (id);
create unique index withdrawal_payout on withdrawal (payout_id);

create table payout_event (
  provider text not null,
  event_id text not null,
  withdrawal_id uuid not null references withdrawal (id),
  payload jsonb not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payout_event_withdrawal on payout_event (withdrawal_id);
comment on table payout_event is 'Everything that providers told us of payouts, once each, and what we made of it';

create view bet_turnover as
select member_id, currency, placed_at, valid_bet from bet_record where state = 'settled';
comment on view bet_turnover is 'What of each bet counts towards turnover; for the room that pays out';

create index member_session_ip on member_session (ip, created_at) where ip is not null;
