-- What vendors say of their own transactions, compared every night with what we know, until the days are closed.
create table vendor_feed_entry (
  vendor_code text not null references vendor (code),
  tx_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'credit')),
  state text not null check (state in ('done', 'rolled_back', 'refunded', 'never_came', 'pending')),
  bet_tx_id text,
  operator_id text not null,
  player_ref text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  happened_at timestamptz not null,
  run_id uuid not null,
  primary key (tx_id, vendor_code)
);
create index vendor_feed_entry_time on vendor_feed_entry (vendor_code, happened_at);
comment on table vendor_feed_entry is 'A transaction as its vendor last told it';
comment on column vendor_feed_entry.run_id is 'The run that heard it last; one that a later run over its time did not hear is no longer said';

create table reconciliation_run (
  id uuid primary key,
  vendor_code text not null references vendor (code),
  from_day date not null,
  day date not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'done', 'failed')),
  asked_by uuid references operator (id),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  claimed_until timestamptz,
  cursor text,
  pages integer not null default 0,
  attempts integer not null default 0,
  trouble text,
  ended_at timestamptz,
  check (from_day <= day),
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check ((state = 'reading') = (claimed_until is not null))
);
create unique index reconciliation_run_under_way on reconciliation_run (vendor_code) where state in ('waiting', 'reading');
create unique index reconciliation_run_nightly on reconciliation_run (vendor_code, day) where asked_by is null;
create index reconciliation_run_day on reconciliation_run (vendor_code, day desc, asked_at desc);
create index reconciliation_run_asked_by on reconciliation_run (asked_by);
comment on table reconciliation_run is 'A reading of a vendor''s feed from the beginning of from_day on, and a comparison of the days up to day (UTC)';
comment on column reconciliation_run.claimed_until is 'Until then no other worker goes on with it';
comment on column reconciliation_run.cursor is 'Where the vendor''s feed is read on; written with the page before it';

create table reconciliation_sum (
  run_id uuid not null references reconciliation_run (id),
  day date not null,
  site_id uuid not null references site (id),
  currency text not null,
  kind text not null,
  our_count bigint not null,
  our_amount numeric not null,
  their_count bigint not null,
  their_amount numeric not null,
  primary key (run_id, day, site_id, currency, kind)
);
create index reconciliation_sum_site on reconciliation_sum (site_id);
comment on table reconciliation_sum is 'What moved on a day, in ledger units, by our books and by the vendor''s, as a run found it';
create trigger reconciliation_sum_written_once before update or delete or truncate on reconciliation_sum
  for each statement execute function ledger_refuse_change();

create table reconciliation_item (
  id uuid primary key,
  vendor_code text not null references vendor (code),
  tx_id text not null,
  difference text not null check (difference in ('missing_our_side', 'missing_vendor', 'amount_diff', 'status_diff')),
  site_id uuid references site (id),
  day date not null,
  happened_at timestamptz not null,
  is_late boolean not null,
  ours jsonb,
  theirs jsonb,
  state text not null default 'open' check (state in ('open', 'agreed', 'resolved')),
  run_id uuid not null references reconciliation_run (id),
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by_run uuid references reconciliation_run (id),
  closed_by uuid references operator (id),
  reason text,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'agreed') = (closed_by_run is not null)),
  check ((state = 'resolved') = (closed_by is not null)),
  check ((state = 'resolved') = (reason is not null))
);
create unique index reconciliation_item_open on reconciliation_item (vendor_code, tx_id, difference) where state = 'open';
create index reconciliation_item_day on reconciliation_item (vendor_code, day desc, opened_at desc);
create index reconciliation_item_site on reconciliation_item (site_id);
create index reconciliation_item_tx on reconciliation_item (tx_id, vendor_code);
create index reconciliation_item_run on reconciliation_item (run_id);
create index reconciliation_item_closed_by_run on reconciliation_item (closed_by_run);
create index reconciliation_item_closed_by on reconciliation_item (closed_by);
comment on table reconciliation_item is 'A transaction on which we and its vendor do not agree';
comment on column reconciliation_item.site_id is 'Null when the vendor names a site that there is not';
comment on column reconciliation_item.day is 'The day that cannot be closed while it is open';
comment on column reconciliation_item.is_late is 'Its own day was closed when it was found: it keeps the day of the run open instead';
comment on column reconciliation_item.ours is 'What we know, and in theirs what the vendor says; amounts in ledger units';

create table reconciliation_close (
  vendor_code text not null references vendor (code),
  site_id uuid not null references site (id),
  day date not null,
  run_id uuid not null references reconciliation_run (id),
  closed_at timestamptz not null,
  closed_by uuid not null references operator (id),
  primary key (vendor_code, site_id, day)
);
create index reconciliation_close_site on reconciliation_close (site_id);
create index reconciliation_close_run on reconciliation_close (run_id);
create index reconciliation_close_closed_by on reconciliation_close (closed_by);
comment on table reconciliation_close is 'A day of a vendor and site on which both sides agree; its totals are the sums of the run that it names';
create trigger reconciliation_close_written_once before update or delete or truncate on reconciliation_close
  for each statement execute function ledger_refuse_change();

revoke update, delete on reconciliation_sum, reconciliation_close from quetzal_server;
revoke delete on reconciliation_run, reconciliation_item from quetzal_server;
