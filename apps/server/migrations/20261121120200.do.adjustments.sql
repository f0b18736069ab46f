create table adjustment (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  request_id uuid not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  reason text not null check (reason <> ''),
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by uuid not null references operator (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_at timestamptz,
  balance_before bigint,
  balance_after bigint,
  constraint adjustment_request_once unique (proposed_by, request_id),
  constraint adjustment_second_person check (decided_by <> proposed_by),
  check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'approved') = (balance_before is not null) and balance_after - balance_before = amount)
);
create index adjustment_site on adjustment (site_id, proposed_at desc);
create index adjustment_member on adjustment (member_id);
create index adjustment_decided_by on adjustment (decided_by);
comment on table adjustment is 'Corrections of a member''s cash: one operator proposes with a reason, another decides';
