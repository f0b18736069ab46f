-- The number of the writing transaction as a number right away: by way of text it cost each row half a microsecond.
alter table ledger_transfer alter column written_in set default txid_current();
alter table vendor_transaction alter column written_in set default txid_current();
