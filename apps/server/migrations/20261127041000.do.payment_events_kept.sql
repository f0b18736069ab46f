-- An id of ours was never a provider's name of a payment: by its own name its events are known again.
update deposit set provider_payment_id = null where provider_payment_id = id::text;

-- What providers tell of payments that we never ordered is kept as well.
alter table payout_event alter column withdrawal_id drop not null;
comment on column payment_event.deposit_id is 'Null when the event names none of ours';
comment on column payout_event.withdrawal_id is 'Null when the event names none of ours';

create table payment_event_refusal (
  provider text not null,
  about text not null check (about in ('payment', 'payout')),
  reason text not null check (reason in ('unsigned', 'malformed')),
  digest text not null check ((digest = '') = (reason = 'unsigned')),
  hour timestamptz not null,
  body text check (length(body) <= 2000),
  times bigint not null check (times > 0),
  primary key (provider, about, reason, digest, hour),
  check ((body is null) = (reason = 'unsigned'))
);
comment on table payment_event_refusal is 'Events of payment providers that were refused before they could be read, counted by the hour';
comment on column payment_event_refusal.digest is 'SHA-256 of the body of an event that its provider signed; empty for unsigned ones, which anybody may send and make one row';
comment on column payment_event_refusal.body is 'The beginning of what a provider signed and we could not read; of unsigned ones nothing is kept';
revoke delete on payment_event_refusal from quetzal_server;
