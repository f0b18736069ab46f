alter table feedback add column kind text not null default 'other'
  check (kind in ('suggestion', 'problem', 'payment', 'game', 'other'));
comment on column feedback.kind is 'What its sender says it is about';
