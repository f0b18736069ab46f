create table dispute_resolution (
  id uuid primary key,
  site_id uuid not null references site (id),
  withdrawal_id uuid not null references withdrawal (id),
  how text not null check (how in ('proven', 'pay_again', 'return')),
  reason text not null check (reason <> ''),
  state text not null check (state in ('proposed', 'approved', 'rejected', 'lapsed')),
  proposed_by uuid not null references operator (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_at timestamptz,
  constraint dispute_resolution_second_person check (decided_by <> proposed_by),
  check ((state in ('approved', 'rejected')) = (decided_by is not null) and (decided_by is null) = (decided_at is null))
);
create unique index dispute_resolution_open on dispute_resolution (withdrawal_id) where state = 'proposed';
create index dispute_resolution_withdrawal on dispute_resolution (withdrawal_id);
create index dispute_resolution_site on dispute_resolution (site_id, proposed_at desc);
create index dispute_resolution_proposed_by on dispute_resolution (proposed_by);
create index dispute_resolution_decided_by on dispute_resolution (decided_by);
comment on table dispute_resolution is 'How a disputed withdrawal ends: one operator proposes with a reason, another decides';
comment on column dispute_resolution.state is 'lapsed: nobody decided in time, or the dispute ended otherwise';
