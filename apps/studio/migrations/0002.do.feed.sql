-- The order in which rounds were written, for the feed that the platform reads: it gives a round only when nothing can
-- still appear before it.
alter table round add column written_in bigint not null default pg_current_xact_id()::text::bigint;
create index round_written on round (written_in, id);
