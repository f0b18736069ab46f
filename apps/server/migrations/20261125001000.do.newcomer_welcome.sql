-- Whom the player site still has to welcome: who registered, once.
create table newcomer_welcome (
  member_id uuid primary key references member (id),
  due_at timestamptz not null,
  shown_at timestamptz
);
comment on table newcomer_welcome is 'Members who registered themselves, and when a page took on to welcome them; without a row nobody is welcomed';
