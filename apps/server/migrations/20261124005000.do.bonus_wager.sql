create table bonus_wager (
  round_id uuid not null,
  bonus_id uuid not null references bonus_credit (id),
  amount bigint not null check (amount > 0),
  primary key (round_id, bonus_id)
);
comment on table bonus_wager is 'What the bets of a settled round added to the wagering of restricted credit; a refund of the round takes it back';
revoke update, delete on bonus_wager from quetzal_server;
