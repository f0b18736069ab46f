-- One row a transfer, and nothing else on the way of a bet: what is said of a journal stands on its first transfer, and
-- the journal's id follows from the caller's key, so that one index both finds it and keeps it unique for ever.
create function ledger_journal_id(key text) returns uuid language sql immutable strict parallel safe as $$
  select (substr(digest, 1, 12) || '8' || substr(digest, 14, 3)
    || substr('89ab89ab89ab89ab', ('x' || substr(digest, 17, 1))::bit(4)::int + 1, 1) || substr(digest, 18, 15))::uuid
  from encode(sha256(convert_to(key, 'UTF8')), 'hex') as digest
$$;
comment on function ledger_journal_id is 'The first bits of the SHA-256 of a journal''s key, as a UUID of version 8.';

alter table ledger_journal rename to ledger_journal_before;
alter table ledger_transfer rename to ledger_transfer_before;
drop view ledger_entry;

create table ledger_transfer (
  journal_id uuid not null,
  position smallint not null check (position > 0),
  from_account_id bigint not null,
  to_account_id bigint not null,
  amount bigint not null check (amount > 0),
  from_seq bigint,
  from_balance_after bigint check (from_balance_after >= 0),
  to_seq bigint,
  to_balance_after bigint check (to_balance_after >= 0),
  created_at timestamptz not null,
  written_in bigint not null default pg_current_xact_id()::text::bigint,
  kind text check (kind <> ''),
  key text check (position('/' in key) between 2 and octet_length(key) - 1),
  reference jsonb,
  note jsonb,
  closes_journal_id uuid,
  constraint ledger_transfer_once primary key (journal_id, position),
  check (from_account_id <> to_account_id),
  check ((from_seq is null) = (from_balance_after is null)),
  check ((to_seq is null) = (to_balance_after is null)),
  check (position = 1 or (kind is null and key is null and reference is null and note is null and closes_journal_id is null)),
  check (position > 1 or (kind is not null and key is not null and reference is not null))
);
comment on table ledger_transfer is 'An amount that went from one account to another; transfers of one journal apply together or not at all. Accounts are checked by the sealer, not by foreign keys: see docs/ledger.md.';
comment on column ledger_transfer.journal_id is 'Follows from the key of the journal''s first transfer: see ledger_journal_id.';
comment on column ledger_transfer.from_seq is 'The place of this entry among those of the account; sequence and balance are a player''s side only.';
comment on column ledger_transfer.created_at is 'Never before an earlier entry of the same player''s account.';
comment on column ledger_transfer.written_in is 'The transaction that wrote it: the server cannot say another. Orders what is sealed.';
comment on column ledger_transfer.kind is 'This and what follows is of the journal, and stands on its first transfer.';
comment on column ledger_transfer.key is 'The caller''s name of the journal for ever: scope, a slash, text.';
comment on column ledger_transfer.note is 'What describes and does not identify; not part of the content.';
comment on column ledger_transfer.closes_journal_id is 'The journal that this one takes back, or the hold that it settles; a journal is closed once.';

insert into ledger_transfer (journal_id, position, from_account_id, to_account_id, amount, from_seq, from_balance_after,
  to_seq, to_balance_after, created_at, kind, key, reference, note, closes_journal_id)
select ledger_journal_id(journal.key_scope || '/' || journal.key_text), position, from_account_id, to_account_id, amount,
  from_seq, from_balance_after, to_seq, to_balance_after, transfer.created_at,
  case position when 1 then journal.kind end,
  case position when 1 then journal.key_scope || '/' || journal.key_text end,
  case position when 1 then journal.reference end,
  case position when 1 then nullif(journal.note, '{}') end,
  case position when 1 then (
    select ledger_journal_id(earlier.key_scope || '/' || earlier.key_text)
    from ledger_journal_before earlier where earlier.id = journal.reverses_journal_id) end
from ledger_transfer_before transfer join ledger_journal_before journal on journal.id = transfer.journal_id;

drop table ledger_transfer_before;
drop table ledger_journal_before;

create unique index ledger_transfer_from_seq_unique on ledger_transfer (from_account_id, from_seq) where from_seq is not null;
create unique index ledger_transfer_to_seq_unique on ledger_transfer (to_account_id, to_seq) where to_seq is not null;
create unique index ledger_transfer_closed_once on ledger_transfer (closes_journal_id) where closes_journal_id is not null;
-- Rows lie in the order of their writing, so that a few bytes a block of the table find a time or a transaction.
create index ledger_transfer_written on ledger_transfer using brin (written_in, created_at) with (pages_per_range = 16, autosummarize = on);

create view ledger_entry as
select journal_id, position, from_account_id as account_id, -amount as amount,
       from_seq as seq, from_balance_after as balance_after, created_at, written_in
from ledger_transfer
union all
select journal_id, position, to_account_id, amount, to_seq, to_balance_after, created_at, written_in
from ledger_transfer;
comment on view ledger_entry is 'Both sides of every transfer: what left an account is negative.';

create trigger ledger_transfer_written_once before update or delete or truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();

alter table ledger_account set (fillfactor = 90);
alter table ledger_account add column last_entry_at timestamptz;
comment on column ledger_account.last_entry_at is 'When the newest entry of a player''s account was written; the next one is not before it.';
update ledger_account set last_entry_at = (select max(created_at) from ledger_entry where account_id = ledger_account.id)
where owner_kind = 'player';

-- Money that waits for a decision: it stands in the player's own held account until it is posted, voided or expires.
create table ledger_hold (
  journal_id uuid primary key,
  to_account_id bigint not null references ledger_account (id),
  amount bigint not null check (amount > 0),
  expires_at timestamptz not null,
  closed_by_journal_id uuid
);
create index ledger_hold_to_account on ledger_hold (to_account_id);
create index ledger_hold_open on ledger_hold (expires_at) where closed_by_journal_id is null;
comment on table ledger_hold is 'Where the money of a pending journal is to go, and until when; the money itself is in the journal.';
create function ledger_hold_closes_once() returns trigger language plpgsql as $$
begin
  if (old.journal_id, old.to_account_id, old.amount, old.expires_at)
      is distinct from (new.journal_id, new.to_account_id, new.amount, new.expires_at)
    or old.closed_by_journal_id is not null then
    raise exception 'a hold is closed once and never changed otherwise' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger ledger_hold_closes_once before update on ledger_hold
  for each row execute function ledger_hold_closes_once();
create trigger ledger_hold_never_removed before delete or truncate on ledger_hold
  for each statement execute function ledger_refuse_change();

-- Committed journals, chained.
create table ledger_block (
  number bigint primary key check (number > 0),
  written_from bigint not null,
  written_to bigint not null,
  journals integer not null check (journals > 0),
  root bytea not null check (octet_length(root) = 32),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null unique check (octet_length(hash) = 32),
  signature bytea not null check (octet_length(signature) = 64),
  key_id text not null,
  created_until timestamptz not null,
  sealed_at timestamptz not null,
  unique (written_from),
  check (written_to > written_from)
);
comment on table ledger_block is 'Journals of a range of transactions under one hash, each block naming the one before; the signature makes it a checkpoint.';
comment on column ledger_block.created_until is 'The latest time of any transfer up to the end of this block.';
comment on column ledger_block.root is 'Merkle tree hash (RFC 6962) of its journals, ordered by transaction and journal id.';

create table ledger_house_balance (
  account_id bigint not null references ledger_account (id),
  block_number bigint not null references ledger_block (number),
  balance bigint not null,
  entries bigint not null check (entries > 0),
  primary key (account_id, block_number)
);
create index ledger_house_balance_block on ledger_house_balance (block_number);
comment on table ledger_house_balance is 'What a house account came to at the end of each block that touched it; what is younger is added from the transfers.';

create trigger ledger_block_written_once before update or delete or truncate on ledger_block
  for each statement execute function ledger_refuse_change();
create trigger ledger_house_balance_written_once before update or delete or truncate on ledger_house_balance
  for each statement execute function ledger_refuse_change();

revoke all on ledger_transfer, ledger_hold, ledger_block, ledger_house_balance, ledger_entry from quetzal_server;
grant select on ledger_transfer, ledger_hold, ledger_block, ledger_house_balance, ledger_entry to quetzal_server;
grant insert (journal_id, position, from_account_id, to_account_id, amount, from_seq, from_balance_after, to_seq,
  to_balance_after, created_at, kind, key, reference, note, closes_journal_id) on ledger_transfer to quetzal_server;
grant insert on ledger_block, ledger_house_balance to quetzal_server;
grant insert (journal_id, to_account_id, amount, expires_at), update (closed_by_journal_id) on ledger_hold to quetzal_server;
grant update (last_entry_at) on ledger_account to quetzal_server;
