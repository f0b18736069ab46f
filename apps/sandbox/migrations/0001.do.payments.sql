create table payment (
  id uuid primary key,
  merchant_reference uuid not null unique,
  method text not null check (method in ('spei', 'card', 'cash', 'usdt')),
  amount bigint not null check (amount > 0),
  currency text not null,
  reference text not null,
  return_url text not null,
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null))
);
create index payment_open on payment (expires_at) where state = 'pending';
comment on table payment is 'What a merchant asked us to collect';
comment on column payment.amount is 'Ledger units of the currency';

create table delivery (
  id uuid primary key,
  event_id uuid not null,
  payment_id uuid not null references payment (id),
  body text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  last_answer text,
  created_at timestamptz not null
);
create index delivery_due on delivery (next_attempt_at) where state = 'waiting';
create index delivery_payment on delivery (payment_id);
comment on table delivery is 'Events on their way to the merchant; one that is not answered with success is sent again';
