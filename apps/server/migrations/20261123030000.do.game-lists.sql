alter table vendor drop constraint vendor_code_check;
alter table vendor add constraint vendor_code_check check (code ~ '^[A-Z0-9_]{2,12}$');
alter table vendor add column folded_name text not null default '';
comment on column vendor.folded_name is 'The name in small letters without accents, to search in';

create table vendor_pause (
  site_id uuid not null references site (id),
  vendor_code text not null references vendor (code),
  paused_at timestamptz not null,
  back_at timestamptz,
  primary key (site_id, vendor_code)
);
comment on table vendor_pause is 'Vendors whose games a site has closed for maintenance';
comment on column vendor_pause.back_at is 'When they are expected back; null when nobody knows';

alter table game
  add column is_list boolean not null default false,
  add column folded_names jsonb not null default '{}';
comment on column game.is_list is 'A card that stands for all games of its vendor and kind, and opens a list of them';
comment on column game.folded_names is 'The names in small letters without accents, by language tag, to search in and to sort by';

update vendor set folded_name = lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'));
update game set folded_names = (
  select jsonb_object_agg(key, lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')))
  from jsonb_each_text(names)
);
alter table game drop column search_text;

drop index game_listing;
create index game_listing on game (game_type, hot desc, sort, id) where enabled;
