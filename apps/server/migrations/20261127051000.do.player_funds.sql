-- Players' money lies in a bank account of its own. One operator proposes what moves between it, the providers and the
-- house, another decides.
create table funds_transfer (
  id uuid primary key,
  site_id uuid not null references site (id),
  request_id uuid not null,
  from_account text not null,
  to_account text not null,
  provider text check (provider <> ''),
  currency text not null,
  amount bigint not null check (amount > 0),
  bank_reference text not null check (bank_reference <> ''),
  reason text not null check (reason <> ''),
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by uuid not null references operator (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references operator (id),
  decided_at timestamptz,
  from_before bigint,
  to_before bigint,
  constraint funds_transfer_request_once unique (proposed_by, request_id),
  constraint funds_transfer_second_person check (decided_by <> proposed_by),
  constraint funds_transfer_way check ((from_account, to_account) in (('payment_clearing', 'player_funds'),
    ('player_funds', 'payment_clearing'), ('player_funds', 'house_funds'), ('house_funds', 'player_funds'))),
  check (('payment_clearing' in (from_account, to_account)) = (provider is not null)),
  check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'approved') = (from_before is not null) and (from_before is null) = (to_before is null))
);
create index funds_transfer_site on funds_transfer (site_id, proposed_at desc);
create index funds_transfer_decided_by on funds_transfer (decided_by);
comment on table funds_transfer is 'Money that moves between providers, the bank account of players'' money and that of the house: one operator proposes, another decides';
comment on column funds_transfer.provider is 'Whose clearing account it is, where that is one of the two';
comment on column funds_transfer.bank_reference is 'What the bank or the provider calls the movement';
comment on column funds_transfer.from_before is 'Ledger units that lay there before the money moved, as lay on the other account: to_before';

revoke update, delete on funds_transfer from quetzal_server;
grant update (state, decided_by, decided_at, from_before, to_before) on funds_transfer to quetzal_server;
create trigger funds_transfer_decided_once before update on funds_transfer
  for each row when (old.state <> 'proposed') execute function money_decision_stands();

create view house_balance as
with fresh as (
  select account_id, sum(amount)::bigint as balance from ledger_entry
  where seq is null and written_in >= coalesce((select max(written_to) from ledger_block), 0)
  group by account_id
)
select house.owner_id, house.currency, house.purpose,
  coalesce(sealed.balance, 0) + coalesce(fresh.balance, 0) as balance
from ledger_account house
left join lateral (
  select balance from ledger_house_balance where account_id = house.id order by block_number desc limit 1
) as sealed on true
left join fresh on fresh.account_id = house.id
where house.owner_kind = 'house' and (sealed.balance is not null or fresh.balance is not null);
comment on view house_balance is 'What house accounts come to, in ledger units: the newest sealed balance and the transfers since';
