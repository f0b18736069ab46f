-- The bets of a round are found by its transactions, which name both: an index of their own costs each bet a write to a
-- place at random.
drop index bet_record_round;

-- What nobody ever looks for by its content needs no figures for the planner, which gathers them again and again while
-- bets come in.
alter table vendor_request
  alter column request_hash set statistics 0, alter column response set statistics 0, alter column http_status set statistics 0;
alter table vendor_transaction alter column payload_hash set statistics 0;
alter table ledger_transfer
  alter column key set statistics 0, alter column reference set statistics 0, alter column note set statistics 0,
  alter column from_balance_after set statistics 0, alter column to_balance_after set statistics 0;
