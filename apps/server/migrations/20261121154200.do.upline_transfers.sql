-- Money from a member to the direct upline, where a site lets it: the only way from one player to another.
create table upline_transfer_policy (
  site_id uuid primary key references site (id),
  is_allowed boolean not null default false,
  amount_min bigint not null check (amount_min > 0),
  amount_max bigint not null check (amount_max >= amount_min),
  day_amount_max bigint not null check (day_amount_max >= amount_max)
);
comment on table upline_transfer_policy is 'Whether and how much members may move to their upline; a site without a row forbids it';

create table upline_transfer (
  id uuid primary key,
  site_id uuid not null references site (id),
  member_id uuid not null references member (id),
  upline_id uuid not null references member (id),
  request_id uuid not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  constraint upline_transfer_request_once unique (member_id, request_id),
  check (member_id <> upline_id)
);
create index upline_transfer_member on upline_transfer (member_id, created_at);
create index upline_transfer_upline on upline_transfer (upline_id);
create index upline_transfer_site on upline_transfer (site_id);
comment on table upline_transfer is 'What members moved to their direct upline; written with the money and never changed';
revoke update, delete on upline_transfer from quetzal_server;
