-- What a change on the portal means for the votes and the work of a workspace. Which change means what:
-- domain/lot-work/consequences.ts. Why so: docs/decisions/0043.

-- One row for each change that concerns a lot of the workspace, however often the worker comes by.
create table lot_consequence (
  workspace_id uuid not null references workspace,
  lot_id bigint not null references lot,
  change_seq bigint not null references change,
  consequence text not null check (consequence in ('plan_renewed', 'price_share_changed', 'documents_to_recheck', 'votes_outdated',
    'deactivation_offered', 'move_offered', 'result_prefilled')),
  -- when the portal's change was read
  changed_at timestamptz not null,
  -- the entries of the checklist that had to be looked at again
  document_keys text[] not null default '{}',
  primary key (workspace_id, lot_id, change_seq)
);
select fence_by_workspace('lot_consequence');
grant select on lot_consequence to tendertap_application;

-- the number of the change after which nobody has looked at the entry yet
alter table work_document add column recheck_change bigint,
  add check (recheck_change is null or collected);
create index work_document_to_recheck on work_document (workspace_id, lot_id) where recheck_change is not null;
grant update (recheck_change) on work_document to tendertap_application;

-- since when the work is on this lot: taken, or moved here
alter table lot_work add column on_lot_since timestamptz not null default now();
update lot_work w set on_lot_since = coalesce((select max(g.logged_at) from work_log g
  where g.workspace_id = w.workspace_id and g.lot_id = w.lot_id and g.action = 'moveWork'), w.created_at);
grant update (on_lot_since) on lot_work to tendertap_application;
create index lot_work_of_lot on lot_work (lot_id);

-- The worker finds the workspaces that a change concerns, and writes for one of them at a time.
drop policy carrying on lot_work;
create policy worker_finds on lot_work for select to tendertap_background using (true);
grant select (status, on_lot_since) on lot_work to tendertap_background;
create policy worker_reads on work_document for select to tendertap_background using (workspace_id = current_workspace());
create policy worker_marks on work_document for update to tendertap_background using (workspace_id = current_workspace());
grant select (workspace_id, lot_id, key, position, description_ru, description_kz, description_en, required, collected, collected_at, recheck_change),
  update (recheck_change) on work_document to tendertap_background;
create policy worker_reads on lot_consequence for select to tendertap_background using (workspace_id = current_workspace());
create policy worker_adds on lot_consequence for insert to tendertap_background with check (workspace_id = current_workspace());
grant select (workspace_id, lot_id, change_seq), insert (workspace_id, lot_id, change_seq, consequence, changed_at, document_keys)
  on lot_consequence to tendertap_background;

-- It also tells open screens.
create policy worker_reads on live_event for select to tendertap_background using (workspace_id = current_workspace());
create policy worker_adds on live_event for insert to tendertap_background with check (workspace_id = current_workspace());
create policy worker_numbers on live_event for update to tendertap_background using (workspace_id = current_workspace());
create policy worker_tidies on live_event for delete to tendertap_background using (workspace_id = current_workspace());
grant select (id, workspace_id, seq, at), delete, insert (workspace_id, user_id, kind, object_id), update (seq, at) on live_event
  to tendertap_background;
create policy worker_counts on live_position to tendertap_background
  using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
grant select (workspace_id, last), insert (workspace_id, last), update (last) on live_position to tendertap_background;
