-- What the owner of a payout account reads of its number is kept as it is shown: of a mail address its end says nothing.
alter table payout_account rename column number_tail to number_shown;
update payout_account set number_shown = '****' || number_shown;
comment on column payout_account.number_shown is 'The number masked: what its owner and operators may read';
