create table upload (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  subject text not null check (subject <> ''),
  content_type text not null check (content_type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 5242880),
  created_at timestamptz not null
);
create index upload_subject on upload (subject, created_at);
create index upload_member on upload (member_id);
create index upload_site on upload (site_id);
comment on table upload is 'Pictures that members sent as proof; shown to their owner and to operators only';
comment on column upload.content_type is 'What the content is by its first and last bytes, not what the sender called it';
revoke update on upload from quetzal_server;
