-- Deposit limits hold what is credited: when it was, and at any time what still may be.
drop view deposit_counted;
create view deposit_counted as
  select member_id, currency, amount, settled_at as counted_at from deposit where state = 'succeeded'
  union all
  select member_id, currency, amount, 'infinity'::timestamptz as counted_at from deposit where state in ('created', 'pending');
comment on view deposit_counted is 'Deposits that count towards limits on paying in: what was credited since an instant, and what still may be';
