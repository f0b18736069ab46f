create table payout (
  id uuid primary key,
  merchant_reference uuid not null unique,
  kind text not null check (kind in ('bank', 'e_wallet', 'crypto')),
  number text not null,
  holder_name text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  reference text not null,
  state text not null default 'pending' check (state in ('pending', 'paid', 'failed')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'pending') = (ended_at is null))
);
create index payout_open on payout (due_at) where state = 'pending';
comment on table payout is 'What a merchant asked us to pay';

alter table delivery alter column payment_id drop not null;
alter table delivery add column payout_id uuid references payout (id);
alter table delivery add check (num_nonnulls(payment_id, payout_id) = 1);
create index delivery_payout on delivery (payout_id);
