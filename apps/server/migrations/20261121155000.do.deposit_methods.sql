-- E-wallets, methods with amounts to choose from, and what a payer needs to know to pay without leaving the site.
alter table payment_method drop constraint payment_method_kind_check;
alter table payment_method
  add constraint payment_method_kind_check check (kind in ('bank_transfer', 'card', 'cash', 'crypto', 'e_wallet')),
  add column is_amount_fixed boolean not null default false;
comment on column payment_method.is_amount_fixed is 'Only the quick amounts can be paid in';

alter table deposit
  add column instructions jsonb,
  add column confirmations integer check (confirmations >= 0),
  add column failure text check (failure in ('declined', 'insufficient_funds', 'cancelled', 'rejected')),
  add column reason text check (reason <> ''),
  alter column next_poll_at drop not null;
comment on column deposit.instructions is 'How to pay, as the provider told it: a page to go to, an account, a code, an address';
comment on column deposit.confirmations is 'How many blocks stand on a transfer, once it has been seen';
comment on column deposit.failure is 'Why it came to nothing';
comment on column deposit.reason is 'What the operator who rejected it wrote to the member';
comment on column deposit.next_poll_at is 'When to ask the provider next; null when it is not asked any more';
drop index deposit_to_poll;
create index deposit_to_poll on deposit (next_poll_at) where state in ('created', 'pending', 'expired') and next_poll_at is not null;
