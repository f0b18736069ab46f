-- Deposits under limits: what was asked for when less was taken, the provider's authorisation, and failures in a row.
alter table site add column deposit_over_limit text not null default 'refuse' check (deposit_over_limit in ('refuse', 'clip'));
comment on column site.deposit_over_limit is 'What becomes of a deposit beyond a limit: it is refused, or made smaller';

alter table deposit
  add column clipped_from bigint check (clipped_from > 0),
  add column authorisation text check (authorisation <> '');
comment on column deposit.clipped_from is 'What the member asked for, when a limit left less';
comment on column deposit.authorisation is 'The number under which the provider authorised the payment';

create table deposit_guard (
  member_id uuid primary key references member (id),
  recent_failures timestamptz[] not null default '{}',
  blocked_until timestamptz,
  failures_since_block integer not null default 0 check (failures_since_block >= 0),
  suspended_at timestamptz
);
comment on table deposit_guard is 'Deposits of a member that failed one after another, and what follows from it';
