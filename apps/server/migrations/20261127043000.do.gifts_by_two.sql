-- What an operator gives for nothing waits for a second person above what one may give to a member within a day.
alter table free_round_grant add column proposed_by uuid references operator (id);
alter table free_round_grant add column needs_decision boolean not null default false;
alter table free_round_grant add constraint free_round_grant_proposed check (proposed_by is not null or not needs_decision);
comment on column free_round_grant.proposed_by is 'The operator who asked for it; null is the platform';
comment on column free_round_grant.needs_decision is 'Cannot be played before another operator has approved it';
create index free_round_grant_alone on free_round_grant (member_id, granted_at)
  where proposed_by is not null and not needs_decision;

create table free_round_decision (
  grant_id uuid primary key references free_round_grant (id),
  approved boolean not null,
  decided_by uuid not null references operator (id),
  decided_at timestamptz not null
);
comment on table free_round_decision is 'What a second operator decided of free rounds; never changed';
create trigger free_round_decision_written_once before update or delete or truncate on free_round_decision
  for each statement execute function ledger_refuse_change();
revoke update, delete on free_round_decision from quetzal_server;

create view given_alone as
  select member_id, currency, granted_at, amount as worth from bonus_credit
  where proposed_by is not null and decided_by is null and granted_at is not null
  union all
  select member_id, currency, granted_at, rounds * stake from free_round_grant
  where proposed_by is not null and not needs_decision;
comment on view given_alone is 'What operators gave members without a second person: restricted credit, and free rounds at what they are worth';
