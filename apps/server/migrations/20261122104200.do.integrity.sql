create table integrity_baseline (
  id uuid primary key,
  sealed_at timestamptz not null,
  sealed_by uuid references operator (id),
  reason text not null check (reason <> ''),
  digest text not null,
  config_digest text not null,
  files jsonb not null
);
create index integrity_baseline_sealed on integrity_baseline (sealed_at desc);
comment on table integrity_baseline is 'What the program and its configuration were when somebody vouched for them: SHA-256 of each file, and of all';
create trigger integrity_baseline_written_once before update or delete or truncate on integrity_baseline
  for each statement execute function ledger_refuse_change();
revoke update, delete on integrity_baseline from quetzal_server;

create table integrity_check (
  id uuid primary key,
  checked_at timestamptz not null,
  cause text not null check (cause in ('start', 'schedule', 'demand')),
  baseline_id uuid not null references integrity_baseline (id),
  digest text not null,
  config_digest text not null,
  matches boolean not null,
  differences jsonb not null
);
create index integrity_check_checked on integrity_check (checked_at desc);
comment on table integrity_check is 'What was found each time; kept, so that more than the last 90 days can be shown';
create trigger integrity_check_written_once before update or delete or truncate on integrity_check
  for each statement execute function ledger_refuse_change();
revoke update, delete on integrity_check from quetzal_server;

create index event_report_component on event_report (site_id, component, at desc);
