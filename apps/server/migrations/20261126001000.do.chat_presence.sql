-- Who has a chat room open, as each server process last said. It is worth nothing after a crash: unlogged.
create unlogged table chat_presence (
  site_id uuid not null references site (id),
  room text not null check (room <> ''),
  member_id uuid not null references member (id),
  process_id uuid not null,
  seen_at timestamptz not null,
  primary key (site_id, room, member_id, process_id)
);
create index chat_presence_process on chat_presence (process_id);
create index chat_presence_age on chat_presence (seen_at);
comment on table chat_presence is 'Members with a chat room on their screen, by the process that their line leads to';
