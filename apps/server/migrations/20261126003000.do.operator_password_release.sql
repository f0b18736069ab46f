alter table operator
  add column password_given_by uuid references operator (id),
  add column password_release_hash text,
  add constraint operator_password_release check (password_release_hash is null or password_given_by is not null);
comment on column operator.password_given_by is 'Who gave the password; null once its owner chose one. A given one lets nobody in before it is released';
comment on column operator.password_release_hash is 'SHA-256 of the second half of a given password, which another operator than the giver was told';
