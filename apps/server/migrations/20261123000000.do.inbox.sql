-- What a member finds among the messages of the platform.
create table inbox_letter (
  id uuid primary key,
  site_id uuid not null references site (id),
  request_id uuid not null,
  title text not null check (title <> ''),
  content text not null check (content <> ''),
  sent_at timestamptz not null,
  sent_by uuid not null references operator (id),
  recipients integer not null check (recipients > 0),
  unique (site_id, request_id)
);
comment on table inbox_letter is 'What an operator wrote to one member or to all of a site, kept once however many got it';
comment on column inbox_letter.request_id is 'Made by who sends: the same wish again is the same letter';

create table inbox_message (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  kind text not null check (kind <> ''),
  params jsonb not null default '{}',
  letter_id uuid references inbox_letter (id),
  created_at timestamptz not null,
  read_at timestamptz,
  check ((kind = 'letter') = (letter_id is not null))
);
create index inbox_message_member on inbox_message (member_id, created_at desc, id desc);
create index inbox_message_unread on inbox_message (member_id) where read_at is null;
create index inbox_message_age on inbox_message (created_at);
create index inbox_message_letter on inbox_message (letter_id) where letter_id is not null;
comment on table inbox_message is 'Messages of the platform to members; words are chosen when somebody reads, in the language of that moment';
comment on column inbox_message.params is 'What the words need: amounts as decimal strings, instants as ISO 8601, names of limits';
