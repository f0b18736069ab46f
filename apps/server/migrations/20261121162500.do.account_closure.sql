alter table member
  add column state_reason text,
  add column closed_at timestamptz,
  add column erase_after timestamptz,
  add column erased_at timestamptz;
create index member_to_erase on member (erase_after) where erased_at is null and erase_after is not null;
comment on column member.state_reason is 'Why the account is not active: own_wish when its owner closed it';
comment on column member.erase_after is 'Until when the law asks to keep what is personal';
