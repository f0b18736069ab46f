alter table member add column avatar text check (avatar ~ '^a([1-9]|1[0-2])$');
comment on column member.avatar is 'The drawing that the member chose; one follows from the id until then';

-- What visitors and members tell the people who run a site.
create table feedback (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid references member (id),
  ip inet not null,
  content text not null check (char_length(content) between 1 and 140),
  created_at timestamptz not null
);
create index feedback_site on feedback (site_id, created_at desc);
create index feedback_member on feedback (member_id);
create index feedback_ip on feedback (ip, created_at);
comment on table feedback is 'A remark; its pictures are uploads of subject feedback:<id>';
revoke update on feedback from quetzal_server;
