-- What a site owes its players. Held money is checked against what it is held for.
create view player_liability as
select member.site_id, account.currency,
       count(distinct account.owner_id) filter (where account.balance > 0) as players,
       sum(account.balance) filter (where account.purpose = 'cash') as cash,
       sum(account.balance) filter (where account.purpose = 'bonus') as bonus,
       sum(account.balance) filter (where account.purpose = 'held') as held,
       sum(open_hold.amount) as open_holds
from ledger_account account
join member on member.id = account.owner_id::uuid
left join (
  select transfer.to_account_id, sum(hold.amount) as amount
  from ledger_hold hold join ledger_transfer transfer on transfer.journal_id = hold.journal_id
  where hold.closed_by_journal_id is null
  group by transfer.to_account_id
) open_hold on open_hold.to_account_id = account.id
where account.owner_kind = 'player'
group by member.site_id, account.currency;
comment on view player_liability is 'By site and currency, in ledger units: what players hold, and what the open holds come to';
