-- What a login is known by: browser, device, when its person last did something.
alter table member_session
  add column user_agent text check (char_length(user_agent) <= 400),
  add column device_hash text,
  add column remembered_family uuid,
  add column active_at timestamptz;
update member_session set active_at = last_seen_at;
alter table member_session alter column active_at set not null, alter column active_at set default now();
comment on column member_session.active_at is 'The last call of the person, not of a page that asks by itself; stays where it is once it is half an hour old, until the person has proven who they are again';
comment on column member_session.remembered_family is 'The remembered browser that the login belongs to: both end together';

create table known_device (
  member_id uuid not null references member (id),
  device_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (member_id, device_hash)
);
create index known_device_age on known_device (last_seen_at);
comment on table known_device is 'Browsers in which a member came in completely; of the secret in the cookie only the SHA-256 is kept';

create table login_notice (
  member_id uuid primary key references member (id),
  is_wanted boolean not null,
  changed_at timestamptz not null
);
comment on table login_notice is 'Who chose whether to be told of logins from new devices and addresses; without a row they are told';

-- Browsers that come in without a password for a day.
create table remembered_browser (
  token_hash text primary key,
  family_id uuid not null,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  side text not null check (side in ('member', 'agent')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  ended_at timestamptz
);
create index remembered_browser_family on remembered_browser (family_id);
create index remembered_browser_member on remembered_browser (member_id);
create index remembered_browser_site on remembered_browser (site_id);
create index remembered_browser_age on remembered_browser (expires_at);
comment on table remembered_browser is 'Tokens of remembered browsers, hashed; each is good for one login, which hands out the next of its family';

create table login_ticket (
  token_hash text primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  side text not null check (side in ('member', 'agent')),
  way text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_ticket_member on login_ticket (member_id);
create index login_ticket_site on login_ticket (site_id);
create index login_ticket_age on login_ticket (expires_at);
comment on table login_ticket is 'One-time tickets that bring a login into a page by its address; hashed, good for a minute';

create table trial_visit (
  member_id uuid primary key references member (id),
  site_id uuid not null references site (id),
  visit_hash text not null unique,
  ip inet not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index trial_visit_site on trial_visit (site_id);
create index trial_visit_ip on trial_visit (ip, created_at);
create index trial_visit_age on trial_visit (expires_at);
comment on table trial_visit is 'Trial accounts: one for a visit of a browser, deleted when the visit is over';

-- What tells people from programs.
create table captcha_image (
  id uuid primary key,
  site_id uuid not null references site (id),
  answer_mark text not null,
  ip inet not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captcha_image_site on captcha_image (site_id);
create index captcha_image_ip on captcha_image (ip, created_at);
create index captcha_image_age on captcha_image (expires_at);
comment on column captcha_image.answer_mark is 'Keyed hash of this row''s id and the letters';

create table slider_puzzle (
  challenge_hash text primary key,
  site_id uuid not null references site (id),
  ip inet not null,
  target_left smallint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  input text check (input in ('pointer', 'keyboard')),
  tried_at timestamptz,
  validate_hash text,
  used_at timestamptz
);
create index slider_puzzle_site on slider_puzzle (site_id);
create index slider_puzzle_ip on slider_puzzle (ip, tried_at);
create index slider_puzzle_age on slider_puzzle (expires_at);
comment on table slider_puzzle is 'Puzzles: one try each; what was solved is shown once with the call that it opens';

create index login_failure_ip on login_failure (ip, failed_at);
comment on table login_failure is 'Attempts to come in of the last minutes that did not succeed, to slow down guessing and to lock an account';
