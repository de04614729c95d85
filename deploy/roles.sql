-- Two roles for the shop's database, for least privilege: kedai_owner owns and migrates the tables, kedai_app only reads and
-- writes their rows. Run it once, as an administrator, in a new database:
--
--   psql -d kedai -v owner_password=… -v app_password=… -f deploy/roles.sql
\set ON_ERROR_STOP on
select 'create role kedai_owner' where not exists (select from pg_roles where rolname = 'kedai_owner') \gexec
select 'create role kedai_app' where not exists (select from pg_roles where rolname = 'kedai_app') \gexec
alter role kedai_owner login password :'owner_password';
alter role kedai_app login password :'app_password';

alter database :"DBNAME" owner to kedai_owner;
revoke all on database :"DBNAME" from public;
grant connect on database :"DBNAME" to kedai_app;
grant usage on schema public to kedai_app;

-- For everything that a migration or a restore creates.
alter default privileges for role kedai_owner grant usage on schemas to kedai_app;
alter default privileges for role kedai_owner grant select, insert, update, delete on tables to kedai_app;
alter default privileges for role kedai_owner grant usage, select on sequences to kedai_app;
