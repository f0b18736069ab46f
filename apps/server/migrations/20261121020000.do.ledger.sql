-- Double entry. A transfer moves an amount from one account to another, so entries add up to zero by construction.
-- Journals and transfers are facts: written once, never changed. Only a player's account carries a balance.
create table ledger_account (
  id bigint generated always as identity primary key,
  owner_kind text not null check (owner_kind in ('player', 'house')),
  owner_id text not null check (owner_id <> ''),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  purpose text not null check (purpose ~ '^[a-z_]{2,40}$'),
  balance bigint not null default 0,
  entry_seq bigint not null default 0 check (entry_seq >= 0),
  created_at timestamptz not null,
  constraint ledger_account_owner_unique unique (owner_kind, owner_id, currency, purpose),
  constraint ledger_account_player_not_negative check (owner_kind <> 'player' or balance >= 0),
  constraint ledger_account_house_has_no_row_balance check (owner_kind <> 'house' or (balance = 0 and entry_seq = 0))
);
comment on table ledger_account is 'One owner, one currency, one purpose. House balances are sums of entries, not kept here.';
comment on column ledger_account.balance is 'Ledger units: ten-thousandths of a fiat currency, millionths of USDT.';
comment on column ledger_account.entry_seq is 'How many entries a player account has; rises by one with each.';

create table ledger_journal (
  id uuid primary key,
  key_scope text not null check (key_scope <> ''),
  key_text text not null check (key_text <> ''),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  kind text not null check (kind ~ '^[a-z_]{2,40}$'),
  reference jsonb not null,
  note jsonb not null,
  reverses_journal_id uuid references ledger_journal (id),
  created_at timestamptz not null,
  constraint ledger_journal_key_unique unique (key_scope, key_text),
  constraint ledger_journal_reversed_once unique (reverses_journal_id)
);
comment on table ledger_journal is 'Transfers that apply together or not at all, named by the caller''s key for ever.';
comment on column ledger_journal.content_hash is 'SHA-256 of what was asked: the same key with another content is a conflict.';
comment on column ledger_journal.note is 'What describes and does not identify; not part of the content.';

create table ledger_transfer (
  journal_id uuid not null references ledger_journal (id),
  position smallint not null check (position > 0),
  from_account_id bigint not null references ledger_account (id),
  to_account_id bigint not null references ledger_account (id),
  amount bigint not null check (amount > 0),
  from_seq bigint,
  from_balance_after bigint,
  to_seq bigint,
  to_balance_after bigint,
  created_at timestamptz not null,
  primary key (journal_id, position),
  constraint ledger_transfer_from_seq_unique unique (from_account_id, from_seq),
  constraint ledger_transfer_to_seq_unique unique (to_account_id, to_seq),
  check (from_account_id <> to_account_id),
  check ((from_seq is null) = (from_balance_after is null)),
  check ((to_seq is null) = (to_balance_after is null))
);
comment on table ledger_transfer is 'An amount that went from one account to another; sequence and balance are a player''s side only.';

create view ledger_entry as
select journal_id, position, from_account_id as account_id, -amount as amount,
       from_seq as seq, from_balance_after as balance_after, created_at
from ledger_transfer
union all
select journal_id, position, to_account_id, amount, to_seq, to_balance_after, created_at
from ledger_transfer;
comment on view ledger_entry is 'Both sides of every transfer: what left an account is negative.';

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are written once: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger ledger_journal_written_once before update or delete or truncate on ledger_journal
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfer_written_once before update or delete or truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_never_removed before delete or truncate on ledger_account
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_keeps_its_owner before update of id, owner_kind, owner_id, currency, purpose, created_at
  on ledger_account for each statement execute function ledger_refuse_change();

revoke all on ledger_account, ledger_journal, ledger_transfer, ledger_entry from quetzal_server;
grant select, insert on ledger_account, ledger_journal, ledger_transfer to quetzal_server;
grant update (balance, entry_seq) on ledger_account to quetzal_server;
grant select on ledger_entry to quetzal_server;
