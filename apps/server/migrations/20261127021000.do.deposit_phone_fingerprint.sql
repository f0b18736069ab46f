alter table deposit add column phone_fingerprint text,
  add constraint deposit_fingerprint_of_a_phone check (phone_fingerprint is null or masked_phone is not null);
create index deposit_phone_asked on deposit (phone_fingerprint, created_at) where phone_fingerprint is not null;
comment on column deposit.phone_fingerprint is 'What deposits that ask one telephone have in common: an HMAC of its number, by which all members together are held back from asking a phone too often';
