-- A check is made anew each time that a balance moves, and what these look at never changes after an account was opened:
-- they cost a bet a good part of its time, so they are made once, at the door.
alter table ledger_account
  drop constraint ledger_account_owner_kind_check,
  drop constraint ledger_account_owner_id_check,
  drop constraint ledger_account_currency_check,
  drop constraint ledger_account_purpose_check;

create function ledger_account_is_well_named() returns trigger language plpgsql as $$
begin
  if new.owner_kind in ('player', 'house') and new.owner_id <> ''
    and new.currency ~ '^[A-Z]{3,5}$' and new.purpose ~ '^[a-z_]{2,40}$' then
    return new;
  end if;
  raise exception 'no ledger account is called % % % %', new.owner_kind, new.owner_id, new.currency, new.purpose
    using errcode = 'check_violation', table = tg_table_name;
end
$$;
create trigger ledger_account_well_named before insert on ledger_account
  for each row execute function ledger_account_is_well_named();
