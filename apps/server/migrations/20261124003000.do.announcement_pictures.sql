create table announcement_picture (
  id uuid primary key,
  site_id uuid not null references site (id),
  bytes bytea not null check (octet_length(bytes) between 1 and 5242880),
  added_at timestamptz not null,
  added_by uuid not null references operator (id)
);
create index announcement_picture_site on announcement_picture (site_id);
comment on table announcement_picture is 'Pictures that operators put up for announcements, drawn anew as WebP; anybody may see them';
revoke update on announcement_picture from quetzal_server;
