alter table deposit add country text check (country ~ '^[A-Z]{2}$');
alter table withdrawal add country text check (country ~ '^[A-Z]{2}$');
comment on column deposit.country is 'Where it was asked for from, ISO 3166-1 alpha-2; null where the address tells no country';
comment on column withdrawal.country is 'Where it was asked for from, ISO 3166-1 alpha-2; null where the address tells no country';
