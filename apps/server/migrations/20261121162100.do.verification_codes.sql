-- Six digits that show that a number or an address is somebody's.
create table verification_code (
  id uuid primary key,
  site_id uuid not null references site (id),
  purpose text not null check (purpose in ('register', 'login', 'password', 'contact', 'login_ip')),
  target_mark text not null,
  code_mark text not null,
  ip inet not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_target on verification_code (site_id, purpose, target_mark, created_at desc);
create index verification_code_daily on verification_code (target_mark, created_at);
create index verification_code_ip on verification_code (ip, created_at);
create index verification_code_age on verification_code (created_at);
comment on table verification_code is 'Codes by text or mail: only the latest of a purpose and target counts, once, five tries at most';
comment on column verification_code.target_mark is 'Keyed hash of the number or address';
comment on column verification_code.code_mark is 'Keyed hash of this row''s id and the code: six digits alone could be found by trying all';
