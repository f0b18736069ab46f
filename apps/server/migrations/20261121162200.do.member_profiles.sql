-- What is personal about a member, and what they agreed to.
create table member_profile (
  member_id uuid primary key references member (id),
  site_id uuid not null references site (id),
  facts text not null,
  mobile_mark text,
  email_mark text,
  id_number_mark text,
  person_mark text,
  mobile_verified_at timestamptz,
  email_verified_at timestamptz,
  is_open boolean not null default true,
  updated_at timestamptz not null
);
create unique index member_profile_mobile on member_profile (site_id, mobile_mark) where is_open;
create unique index member_profile_email on member_profile (site_id, email_mark) where is_open;
create unique index member_profile_id_number on member_profile (site_id, id_number_mark) where is_open;
create index member_profile_person on member_profile (site_id, person_mark);
comment on table member_profile is 'Names, numbers and addresses, sealed together with the key of personal data; marks find equal ones';
comment on column member_profile.person_mark is 'Name and birth date: two members may share them, which is reported';
comment on column member_profile.is_open is 'False once the account is closed and its owner may come again with the same number';

create table terms_acceptance (
  member_id uuid not null references member (id),
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (version <> ''),
  accepted_at timestamptz not null,
  primary key (member_id, document, version)
);
comment on table terms_acceptance is 'Which version of what a member accepted, and when; written once';
revoke update, delete on terms_acceptance from quetzal_server;

alter table member add column referrer_id uuid references member (id);
create index member_referrer on member (referrer_id);
comment on column member.referrer_id is 'The member whose name the newcomer gave as the one who told them';

-- Who registered before versions were kept accepted the first ones.
insert into terms_acceptance (member_id, document, version, accepted_at)
select id, document, '1', terms_accepted_at from member, (values ('terms'), ('privacy')) as documents (document)
where terms_accepted_at is not null;
