alter table payment
  add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  add column requests integer not null default 1 check (requests between 1 and 2),
  add check (method = 'wallet' or phone is null);
create index payment_on_phone on payment (created_at desc) where phone is not null and state = 'pending';
comment on column payment.phone is 'The telephone on which the e-wallet''s owner confirms';
comment on column payment.requests is 'How often the phone was asked';
