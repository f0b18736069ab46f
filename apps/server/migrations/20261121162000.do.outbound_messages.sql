-- Texts and mails on their way to people.
create table outbound_message (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid references member (id),
  channel text not null check (channel in ('sms', 'email')),
  template text not null check (template <> ''),
  language text not null,
  recipient text not null,
  recipient_mark text not null,
  content text,
  state text not null check (state in ('queued', 'sent', 'failed', 'withheld')),
  attempts smallint not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  expires_at timestamptz,
  sender text,
  failure text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbound_message_due on outbound_message (next_attempt_at) where state = 'queued';
create index outbound_message_recipient on outbound_message (recipient_mark, created_at);
create index outbound_message_site on outbound_message (site_id, created_at desc);
create index outbound_message_member on outbound_message (member_id);
create index outbound_message_age on outbound_message (created_at);
comment on table outbound_message is 'Texts and mails to people, from the transaction that asks for them until they are delivered';
comment on column outbound_message.recipient is 'Sealed with the key of personal data, as is the content';
comment on column outbound_message.recipient_mark is 'Equal for equal recipients, to count how much somebody gets';
comment on column outbound_message.content is 'Forgotten once another system has taken it';
comment on column outbound_message.state is 'withheld: asked for, but nobody is to get it, or they got too many';
