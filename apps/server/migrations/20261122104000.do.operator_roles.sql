create table operator_role (
  operator_id uuid not null references operator (id),
  role text not null check (role <> ''),
  granted_at timestamptz not null,
  granted_by uuid references operator (id),
  primary key (operator_id, role)
);
comment on table operator_role is 'Who holds which role now; what it allows stands in the program, who gave and took it in event_report';

-- Whoever was an operator before there were roles keeps what they could do.
insert into operator_role (operator_id, role, granted_at)
select operator.id, role.name, now()
from operator
cross join (values ('support'), ('payments'), ('treasury'), ('risk'), ('marketing'), ('site-admin'), ('staff-admin'), ('auditor'))
  as role (name);

alter table operator
  add column created_by uuid references operator (id),
  add column last_login_at timestamptz,
  add column last_login_ip inet,
  add column password_changed_at timestamptz,
  add column must_change_password boolean not null default false,
  add column disabled_at timestamptz,
  add column disabled_by uuid references operator (id),
  add column disabled_reason text;
comment on column operator.must_change_password is 'The password was given by somebody else: nothing but changing it is allowed';

drop index operator_attempt_lookup;
create index operator_attempt_lookup on operator_attempt (site_id, username, attempted_at);
