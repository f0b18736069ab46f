-- Nobody stakes a free round: its bet moves no money, and neither does what takes that bet back.
alter table vendor_feed_entry add column is_free boolean not null default false;
comment on column vendor_feed_entry.is_free is 'The bet of a free round, or its rollback: amount is what the round is worth, and nobody paid it';

update vendor_transaction back set grant_id = bet.grant_id
from vendor_transaction bet
where bet.kind = 'bet' and bet.grant_id is not null
  and back.kind = 'rollback' and back.bet_tx_id = bet.tx_id and back.vendor_code = bet.vendor_code and back.amount > 0;
comment on column vendor_transaction.grant_id is 'The free rounds that it belongs to: then amount of a bet, and of its rollback, is what the round is worth, and nobody paid it';
