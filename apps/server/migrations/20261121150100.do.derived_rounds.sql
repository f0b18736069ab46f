-- A round's id follows from what its vendor calls it: a bet need not look for its round to name it, and the id alone keeps
-- the round unique.
create temporary table round_renamed as
  select id as old_id, ledger_journal_id('round/' || vendor_code || '/' || member_id || '/' || vendor_round_id) as new_id
  from vendor_round;
update vendor_round set id = new_id from round_renamed where id = old_id;
update vendor_transaction set round_id = new_id from round_renamed where round_id = old_id;
update bet_record set round_id = new_id from round_renamed where round_id = old_id;
update bet_detail set round_id = new_id from round_renamed where round_id = old_id;
drop table round_renamed;
alter table vendor_round drop constraint vendor_round_once;
comment on column vendor_round.id is 'Follows from vendor, member and vendor_round_id: see ledger_journal_id';

-- A bet is unique by its transaction, written in the same database transaction.
alter table bet_record drop constraint bet_record_vendor_code_vendor_tx_id_key;
-- Bets are written in the order of their time: a few bytes for each stretch of the table find a period of a site.
drop index bet_record_site;
create index bet_record_placed on bet_record using brin (placed_at, site_id) with (pages_per_range = 32, autosummarize = on);

-- Whose bet it is has been looked up in the same transaction, and members are never removed: checked once more row by row
-- it costs as much as the row.
alter table vendor_round drop constraint vendor_round_member_id_fkey;
alter table bet_record drop constraint bet_record_member_id_fkey;
