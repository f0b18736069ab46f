alter table payment
  add column behaviour text not null default 'prompt'
    check (behaviour in ('prompt', 'late', 'twice', 'out_of_order', 'never')),
  add column paid_amount bigint check (paid_amount > 0);
comment on column payment.behaviour is 'How faithfully its events are delivered';
comment on column payment.paid_amount is 'What the payer pays when it is not what was asked';
