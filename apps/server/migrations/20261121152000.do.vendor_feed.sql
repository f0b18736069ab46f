-- What vendors read of their own transactions, in an order that no late commit breaks.
alter table vendor_transaction add column written_in bigint not null default pg_current_xact_id()::text::bigint;
comment on column vendor_transaction.written_in is 'The transaction that wrote it: orders the feed, which gives a row only when nothing can still appear before it';
-- Rows lie in the order of their writing, so that a few bytes for each stretch of the table find a time or a transaction.
create index vendor_transaction_written on vendor_transaction using brin (written_in, created_at) with (pages_per_range = 16, autosummarize = on);
