-- Account numbers at rest: sealed with a key that the database does not have, found again by a keyed fingerprint.
alter table payout_account
  alter column number drop not null,
  add column number_tail text,
  add column number_key_id text,
  add column number_sealed text,
  add column number_fingerprint text;
update payout_account set number_tail = right(number, 4);
alter table payout_account
  alter column number_tail set not null,
  add check ((number is null) = (number_sealed is not null)),
  add check ((number_sealed is null) = (number_key_id is null) and (number_sealed is null) = (number_fingerprint is null));
create unique index payout_account_sealed_once on payout_account (member_id, kind, number_fingerprint) where removed_at is null;
create index payout_account_fingerprint on payout_account (site_id, kind, number_fingerprint);
create index payout_account_key on payout_account (number_key_id);
comment on column payout_account.number is 'Only of accounts from before numbers were sealed; null from then on';
comment on column payout_account.number_tail is 'The last four characters: what its owner and operators may read';
comment on column payout_account.number_key_id is 'Which key sealed it';
comment on column payout_account.number_sealed is 'AES-256-GCM: nonce, text and tag, bound to the id of the account';
comment on column payout_account.number_fingerprint is 'HMAC-SHA256 of site, kind and number: equal for equal accounts of a site';
