create table operator (
  id uuid primary key,
  site_id uuid not null references site (id),
  username text not null check (username ~ '^[a-z][a-z0-9._-]{1,31}$'),
  name text not null check (name <> ''),
  password_hash text not null,
  state text not null default 'active' check (state in ('active', 'closed')),
  created_at timestamptz not null,
  constraint operator_username_unique unique (site_id, username)
);
comment on table operator is 'People who run a site; they come in at a door of their own';

create table operator_session (
  id uuid primary key,
  operator_id uuid not null references operator (id),
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index operator_session_operator on operator_session (operator_id);
create index operator_session_expires on operator_session (expires_at);
comment on table operator_session is 'Logins of operators; of the bearer token only the SHA-256 is kept';

create table operator_attempt (
  id bigint generated always as identity primary key,
  site_id uuid not null references site (id),
  username text not null,
  ip inet not null,
  attempted_at timestamptz not null
);
create index operator_attempt_lookup on operator_attempt (site_id, username, ip, attempted_at);
comment on table operator_attempt is 'Logins that did not succeed in the last minutes, to slow down guessing';

create table operator_action (
  id uuid primary key,
  operator_id uuid not null references operator (id),
  action text not null,
  details jsonb not null,
  done_at timestamptz not null
);
create index operator_action_operator on operator_action (operator_id, done_at desc);
comment on table operator_action is 'What operators changed: who, what, when';
revoke update, delete on operator_action from quetzal_server;
