create table member (
  id uuid primary key,
  site_id uuid not null references site (id),
  account text not null check (account <> ''),
  account_key text generated always as (lower(account)) stored,
  nickname text not null,
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  state text not null default 'active' check (state in ('active', 'suspended', 'closed')),
  upline_id uuid references member (id),
  affiliate_code text check (affiliate_code ~ '^[A-Z0-9]{4,16}$'),
  currency text not null,
  language text,
  birthday date,
  terms_accepted_at timestamptz,
  register_method text,
  register_url text,
  register_domain text,
  last_login_at timestamptz,
  created_at timestamptz not null
);
create unique index member_account on member (site_id, account_key);
create unique index member_affiliate_code on member (site_id, affiliate_code) where affiliate_code is not null;
create index member_upline on member (upline_id);
comment on table member is 'An account of a site: player, agent or trial visitor';
comment on column member.account_key is 'Names are one whatever their case: this is what is unique';
comment on column member.affiliate_code is 'What newcomers enter to come in below this agent';

create table member_path (
  ancestor_id uuid not null references member (id),
  descendant_id uuid not null references member (id),
  depth integer not null check (depth >= 0),
  primary key (ancestor_id, descendant_id)
);
create index member_path_descendant on member_path (descendant_id, depth);
comment on table member_path is 'Who is below whom, every pair, itself at depth 0: a whole team is one index range';

create view member_identity as
  select id, site_id, account, type, state from member;
comment on view member_identity is 'What a session says of its member; read by the identity room';

create view member_team as
  select path.ancestor_id, path.depth, m.id as member_id, m.account, m.account_key, m.type, m.state, m.currency,
    m.last_login_at, m.created_at, upline.account as upline_account,
    m.type in (1, 2, 41, 42) as is_agent
  from member_path path
  join member m on m.id = path.descendant_id
  left join member upline on upline.id = m.upline_id
  where path.depth > 0;
comment on view member_team is 'Everyone below an agent; other rooms join it for totals over a team';
