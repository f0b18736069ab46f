alter table deposit
  add column masked_phone text check (masked_phone ~ '^\+[0-9]{1,3}\*+[0-9]{4}$'),
  add column resent_at timestamptz,
  add constraint deposit_resent_to_a_phone check (resent_at is null or masked_phone is not null);
create index deposit_payer on deposit (member_id, method_code, settled_at desc)
  where masked_phone is not null and state = 'succeeded';
comment on column deposit.masked_phone is 'The telephone whose e-wallet was asked, as its owner recognises it; the whole number is with the provider alone';
comment on column deposit.resent_at is 'When the phone was asked a second time';
