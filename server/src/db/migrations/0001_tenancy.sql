-- The second wall between tenants. The first is the workspace in every query; this one holds when a query forgets it.
-- A transaction says whose rows it may see: select set_config('app.workspace_id', …, true). Without that: none.

create extension if not exists btree_gist;

grant usage on schema public to tendertap_application, tendertap_operator, tendertap_background, tendertap_ingestion;

create function current_workspace() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.workspace_id', true), '')::uuid;

-- Fences a table that has a workspace_id column. The owner's policy serves migrations and the few SECURITY DEFINER functions.
create function fence_by_workspace(fenced regclass, workspace_column name default 'workspace_id') returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', fenced);
  execute format('alter table %s force row level security', fenced);
  execute format('create policy owner on %s to tendertap_owner using (true) with check (true)', fenced);
  execute format('create policy own_workspace on %s to tendertap_application using (%I = current_workspace()) with check (%I = current_workspace())',
    fenced, workspace_column, workspace_column);
end $$;
revoke all on function fence_by_workspace(regclass, name) from public;
