-- Players and the games that they sit at are read apart, from vendor_player and vendor_table.
drop view vendor_seat;
