-- A round may be refunded: every stake back, every win taken back, and nothing more of it is taken or paid.
alter table vendor_round drop constraint vendor_round_state_check;
alter table vendor_round add constraint vendor_round_state_check
  check (state in ('open', 'closed', 'cancelled', 'refunded'));
comment on table vendor_round is 'Rounds as the vendor names them: open, then closed, cancelled or refunded';

alter table vendor_transaction drop constraint vendor_transaction_state_check;
alter table vendor_transaction add constraint vendor_transaction_state_check
  check (state in ('done', 'rolled_back', 'refunded', 'never_came'));

alter table bet_record drop constraint bet_record_state_check;
alter table bet_record add constraint bet_record_state_check
  check (state in ('open', 'settled', 'rolled_back', 'refunded'));
