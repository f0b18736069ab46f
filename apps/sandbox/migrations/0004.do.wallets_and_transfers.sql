alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check check (method in ('spei', 'card', 'cash', 'usdt', 'wallet'));
alter table payment
  add column failure text check (failure in ('declined', 'insufficient_funds', 'cancelled')),
  add column pay_amount bigint check (pay_amount > 0),
  add column sent_at timestamptz,
  add column confirmations integer check (confirmations >= 0),
  add column confirm_at timestamptz,
  add check ((sent_at is null) = (confirmations is null));
create index payment_to_confirm on payment (confirm_at) where confirm_at is not null;
comment on column payment.pay_amount is 'What the payer sends of the token when it is not the currency asked for: millionths, at the rate of the order';
comment on column payment.sent_at is 'When a transfer was first seen on the chain';
comment on column payment.confirmations is 'How many blocks stand on it; the payment is good from three on';
comment on column payment.paid_amount is 'What the payer pays when it is not what was asked; of a transfer in the token';
