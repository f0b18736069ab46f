-- Deposits about which a provider told something else than was asked: a person decides.
alter table deposit
  add column asked_amount bigint check (asked_amount > 0),
  add column came_amount bigint check (came_amount > 0),
  add column flagged_at timestamptz,
  add column reviewed_at timestamptz,
  add column reviewed_by uuid references operator (id),
  add column review_decision text check (review_decision in ('credited', 'rejected')),
  add check ((reviewed_at is null) = (review_decision is null) and (reviewed_at is null) = (reviewed_by is null));
update deposit set flagged_at = created_at where review_reason is not null;
create index deposit_to_review on deposit (site_id, flagged_at) where flagged_at is not null and reviewed_at is null;
create index deposit_reviewed_by on deposit (reviewed_by);
comment on column deposit.asked_amount is 'What the member asked for, when an operator credited what came instead';
comment on column deposit.came_amount is 'What the provider says was paid, when it is not what was asked; only of this deposit''s currency';
