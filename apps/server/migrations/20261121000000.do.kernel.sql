-- The role that the server and the worker run as. It owns nothing: each migration says what it may do.
-- A deployment sets its password (or another login role that is a member of it).
do $$
begin
  if not exists (select from pg_roles where rolname = 'quetzal_server') then
    create role quetzal_server nologin;
  end if;
end
$$;

grant usage on schema public to quetzal_server;
alter default privileges in schema public grant select, insert, update, delete on tables to quetzal_server;
alter default privileges in schema public grant usage, select on sequences to quetzal_server;

-- The queue library keeps its own tables up to date, so it owns this schema.
create schema job_queue authorization quetzal_server;
