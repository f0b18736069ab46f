-- What members say to one another, and what comes of it.
create table chat_message (
  id uuid primary key,
  site_id uuid not null references site (id),
  room text not null check (room <> ''),
  member_id uuid not null references member (id),
  content text not null check (content <> ''),
  created_at timestamptz not null,
  removed_at timestamptz,
  removed_by text check (removed_by in ('author', 'moderator')),
  operator_id uuid references operator (id),
  removal_reason text,
  check ((removed_at is null) = (removed_by is null)),
  check (coalesce(removed_by = 'moderator', false) = (operator_id is not null and removal_reason is not null))
);
create index chat_message_room on chat_message (site_id, room, id desc);
create index chat_message_member on chat_message (member_id, created_at desc);
create index chat_message_age on chat_message (created_at);
comment on table chat_message is 'Messages of the chat rooms; what was removed stays in the log until its time is over';

create table chat_report (
  message_id uuid not null references chat_message (id) on delete cascade,
  member_id uuid not null references member (id),
  site_id uuid not null references site (id),
  reason text not null check (reason in ('spam', 'abuse', 'contact', 'other')),
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references operator (id),
  primary key (message_id, member_id),
  check ((closed_at is null) = (closed_by is null))
);
create index chat_report_open on chat_report (site_id, created_at) where closed_at is null;
comment on table chat_report is 'Messages that members told the moderators of, once each';

create table chat_mute (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  reason text not null check (reason <> ''),
  muted_at timestamptz not null,
  muted_by uuid not null references operator (id),
  muted_until timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid references operator (id),
  check (muted_until > muted_at),
  check ((lifted_at is null) = (lifted_by is null))
);
create index chat_mute_member on chat_mute (member_id, muted_until);
create index chat_mute_site on chat_mute (site_id, muted_until);
comment on table chat_mute is 'Who may not write, until when and why; the strictest one in force counts';
