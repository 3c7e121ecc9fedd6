-- Who did what, to what, when, from where: one row for every write, in the write's own transaction, and one for every refused write.
-- Rows are added and read, never changed or deleted by any role that serves people. By month, so that old months can be moved away.

create table audit (
  id uuid not null default uuidv7(),
  at timestamptz not null default now(),
  workspace_id uuid,
  user_id uuid,
  -- the call's path
  action text not null,
  object_id text,
  outcome text not null check (outcome in ('done', 'refused')),
  -- the refusal's code
  code text,
  ip text,
  request_id text not null,
  check ((outcome = 'refused') = (code is not null)),
  primary key (id, at)
) partition by range (at);
create index audit_of_workspace on audit (workspace_id, at desc);

-- Whatever no month takes; a write must never fail for want of a partition.
create table audit_rest partition of audit default;

-- Makes this month's partition and the next ones. Called here, and by a daily job.
create function make_monthly_partitions(parent regclass, months integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first date;
  name text;
begin
  for ahead in 0 .. months loop
    first := date_trunc('month', now() at time zone 'UTC')::date + make_interval(months => ahead);
    name := format('%s_%s', parent, to_char(first, 'YYYY_MM'));
    if to_regclass(name) is null then
      execute format('create table %I partition of %s for values from (%L) to (%L)', name, parent,
        first::timestamp at time zone 'UTC', (first + interval '1 month')::timestamp at time zone 'UTC');
      perform fence_by_workspace(name::regclass);
    end if;
  end loop;
end $$;
revoke all on function make_monthly_partitions(regclass, integer) from public;
grant execute on function make_monthly_partitions(regclass, integer) to tendertap_background;

select fence_by_workspace('audit');
select fence_by_workspace('audit_rest');
select make_monthly_partitions('audit', 2);

-- Strangers have no workspace, and neither has the superadmin.
create policy without_workspace on audit for insert to tendertap_application with check (workspace_id is null);
create policy superadmins on audit to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select, insert on audit to tendertap_application, tendertap_operator;
