-- Taking lost second factors away, which takes two operators.
create table factor_reset (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  reason text not null check (reason <> ''),
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by uuid not null references operator (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_at timestamptz,
  constraint factor_reset_second_person check (decided_by <> proposed_by),
  check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null))
);
create index factor_reset_site on factor_reset (site_id, proposed_at desc);
create index factor_reset_member on factor_reset (member_id);
create index factor_reset_proposed_by on factor_reset (proposed_by);
create index factor_reset_decided_by on factor_reset (decided_by);
comment on table factor_reset is 'Second factors that a member lost: one operator proposes to remove them, another decides';
comment on column factor_reset.expires_at is 'One that nobody decided by then stays proposed, and nobody can decide it any more';
