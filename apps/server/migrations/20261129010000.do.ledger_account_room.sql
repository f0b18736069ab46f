-- Each posting leaves a dead version of its player's row in the page. With a tenth of the page free it was tidied up at every
-- seventh posting; with three tenths that is rare, and costs a posting less than its room.
alter table ledger_account set (fillfactor = 70);
