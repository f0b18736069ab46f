alter table member add column picture_id uuid references upload (id);
create index member_picture on member (picture_id) where picture_id is not null;
comment on column member.picture_id is 'The picture that the member put in place of a drawing: an upload of subject avatar:<member id>';
