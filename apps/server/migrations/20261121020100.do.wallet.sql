-- Paying in. The money itself is in the ledger; these tables say where each payment stands with its provider.
create table payment_method (
  site_id uuid not null references site (id),
  code text not null check (code ~ '^[a-z0-9_]{2,20}$'),
  kind text not null check (kind in ('bank_transfer', 'card', 'cash', 'crypto')),
  provider text not null,
  currency text not null,
  amount_min bigint not null check (amount_min > 0),
  amount_max bigint not null,
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  minutes integer not null check (minutes >= 0),
  valid_minutes integer not null check (valid_minutes > 0),
  quick_amounts bigint[] not null default '{}',
  position smallint not null,
  enabled boolean not null default true,
  primary key (site_id, code),
  check (amount_max >= amount_min)
);
comment on table payment_method is 'The ways to pay in that a site offers, in the order of position';
comment on column payment_method.minutes is 'How long a payment usually takes to arrive; shown to the player';
comment on column payment_method.valid_minutes is 'How long a started payment may still be paid';

create table deposit (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  request_id uuid not null,
  method_code text not null,
  provider text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  received bigint not null check (received > 0),
  state text not null check (state in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  reference text not null unique,
  provider_payment_id text,
  checkout_url text,
  review_reason text,
  polls integer not null default 0,
  next_poll_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  constraint deposit_request_once unique (member_id, request_id),
  constraint deposit_payment_once unique (provider, provider_payment_id),
  foreign key (site_id, method_code) references payment_method (site_id, code),
  check (amount = fee + received),
  check ((state = 'succeeded') = (settled_at is not null))
);
create index deposit_member on deposit (member_id, created_at desc, id desc);
create index deposit_site on deposit (site_id, method_code);
create index deposit_state on deposit (site_id, state, created_at desc);
create index deposit_to_poll on deposit (next_poll_at) where state in ('created', 'pending');
create index deposit_settled on deposit (member_id, settled_at) where state = 'succeeded';
comment on table deposit is 'One payment of a member to the site, from the wish to the money';
comment on column deposit.request_id is 'Made by the client: the same wish sent again is the same deposit';
comment on column deposit.review_reason is 'Set when the provider told something that a person must look at';

create table payment_event (
  provider text not null,
  event_id text not null,
  deposit_id uuid references deposit (id),
  payload jsonb not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_event_deposit on payment_event (deposit_id);
comment on table payment_event is 'Everything that providers told us, once each, and what we made of it';

create index ledger_account_member on ledger_account ((owner_id::uuid)) where owner_kind = 'player';

create view wallet_balance as
select cash.owner_id::uuid as member_id, cash.currency, cash.balance as cash,
       coalesce(bonus.balance, 0) as bonus, coalesce(held.balance, 0) as held
from ledger_account cash
left join ledger_account bonus on bonus.owner_kind = 'player' and bonus.owner_id = cash.owner_id
  and bonus.currency = cash.currency and bonus.purpose = 'bonus'
left join ledger_account held on held.owner_kind = 'player' and held.owner_id = cash.owner_id
  and held.currency = cash.currency and held.purpose = 'held'
where cash.owner_kind = 'player' and cash.purpose = 'cash';
comment on view wallet_balance is 'What each member holds, in ledger units; for rooms that total teams';

create view wallet_deposit_settled as
select member_id, currency, received as amount, settled_at from deposit where state = 'succeeded';
comment on view wallet_deposit_settled is 'Money that reached members'' wallets; for rooms that total teams';
