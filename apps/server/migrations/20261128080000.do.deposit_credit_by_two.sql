-- What a provider told about a deposit is credited by two operators above what a site lets one person give.
alter table deposit
  add column credit_proposed_by uuid references operator (id),
  add column credit_proposed_at timestamptz,
  add constraint deposit_credit_proposed check ((credit_proposed_by is null) = (credit_proposed_at is null)),
  add constraint deposit_credit_second_person
    check (review_decision is distinct from 'credited' or reviewed_by is distinct from credit_proposed_by);
create index deposit_credit_proposed_by on deposit (credit_proposed_by) where credit_proposed_by is not null;
comment on column deposit.credit_proposed_by is 'The operator who wants what came to be credited, while it takes another one to do it';
grant update (credit_proposed_by, credit_proposed_at) on deposit to quetzal_server;
