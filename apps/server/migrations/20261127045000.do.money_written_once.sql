-- Tables get every right by default. What says who asked for money, how much, and what was decided is not the server's to
-- take back: it may change what a payment goes through, and remove nothing.
revoke delete on adjustment, bet_day, bet_detail, bonus_policy, deposit, deposit_guard, dispute_resolution, exclusion_check,
  limit_review, operator, operator_session, payment_event, payment_method, payout, payout_account, payout_event, payout_holder,
  payout_method, reality_check, upline_transfer_policy, withdrawal, withdrawal_policy from quetzal_server;
revoke update on adjustment, bet_funding, bonus_credit, deposit, dispute_resolution, free_round_grant, member_debt,
  payment_event, payout, payout_event, vendor_request, vendor_transaction, vendor_transfer, withdrawal from quetzal_server;

grant update (state, decided_by, decided_at, balance_before, balance_after) on adjustment to quetzal_server;
grant update (state, decided_by, decided_at) on dispute_resolution to quetzal_server;
-- What came takes the place of what was asked for, when an operator credits it.
grant update (state, amount, asked_amount, came_amount, fee, received, provider_payment_id, checkout_url, instructions,
  authorisation, confirmations, failure, reason, review_reason, flagged_at, reviewed_at, reviewed_by, review_decision,
  resent_at, polls, next_poll_at, settled_at) on deposit to quetzal_server;
grant update (state, review_reasons, reason, attention, payout_id, polls, next_poll_at, paid_at, receipt, receipt_due_at)
  on withdrawal to quetzal_server;
grant update (provider_payout_id) on payout to quetzal_server;
grant update (outcome) on payment_event, payout_event to quetzal_server;
grant update (remaining, at_stake, wagered, released, state, decided_by, granted_at, ended_at) on bonus_credit to quetzal_server;
grant update (is_open) on bet_funding to quetzal_server;
grant update (used, won, cancelled_at) on free_round_grant to quetzal_server;
grant update (paid, payments, settled_at) on member_debt to quetzal_server;
grant update (state) on vendor_transaction to quetzal_server;
grant update (state, reason, polls, next_poll_at, ended_at) on vendor_transfer to quetzal_server;

-- What was decided stays decided, whoever writes.
create function money_decision_stands() returns trigger language plpgsql as $$
begin
  raise exception 'what was decided of a row of % stands', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger adjustment_decided_once before update on adjustment
  for each row when (old.state <> 'proposed') execute function money_decision_stands();
create trigger dispute_resolution_decided_once before update on dispute_resolution
  for each row when (old.state <> 'proposed') execute function money_decision_stands();
create trigger deposit_credited_once before update on deposit
  for each row when (old.state = 'succeeded' and (old.state, old.amount, old.fee, old.received, old.settled_at)
    is distinct from (new.state, new.amount, new.fee, new.received, new.settled_at))
  execute function money_decision_stands();
create trigger withdrawal_given_back_once before update on withdrawal
  for each row when (old.state in ('rejected', 'failed') and old.state <> new.state)
  execute function money_decision_stands();
