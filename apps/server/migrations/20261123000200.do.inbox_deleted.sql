alter table inbox_message add column deleted_at timestamptz;
drop index inbox_message_unread;
create index inbox_message_unread on inbox_message (member_id) where read_at is null and deleted_at is null;
comment on column inbox_message.deleted_at is 'Its member put it away; it is in no list, and can be put back until it is forgotten';
