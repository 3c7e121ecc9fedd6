-- Votes carry over to the announcement that replaces the one they were given on. Why so: docs/decisions/0042.

-- given on the replaced announcement; the person's next vote here is their own
alter table lot_vote add column carried boolean not null default false;
alter table tender_vote add column carried boolean not null default false;
grant update (carried) on lot_vote, tender_vote to tendertap_application;

-- What each person thinks of each lot: their vote on the lot, else the one on its tender; both come before what was
-- carried over.
create or replace view vote_on_lot with (security_invoker = true) as
  select v.workspace_id, v.lot_id, v.user_id, v.accepted, v.reason, v.description, v.created_at, false as is_on_tender, v.carried
  from lot_vote v
  where not v.carried or not exists (select from tender_vote t join lot l on l.tender_id = t.tender_id
    where t.workspace_id = v.workspace_id and l.id = v.lot_id and t.user_id = v.user_id and not t.carried)
  union all
  select t.workspace_id, l.id, t.user_id, t.accepted, t.reason, t.description, t.created_at, true, t.carried
  from tender_vote t join lot l on l.tender_id = t.tender_id
  where not exists (select from lot_vote v
    where v.workspace_id = t.workspace_id and v.lot_id = l.id and v.user_id = t.user_id and (not v.carried or t.carried));

-- The worker finds the workspaces that voted, and writes for one of them at a time.
create index lot_vote_of_lot on lot_vote (lot_id);
create index tender_vote_of_tender on tender_vote (tender_id);
create policy carrying_finds on lot_vote for select to tendertap_background using (true);
create policy carrying_adds on lot_vote for insert to tendertap_background with check (workspace_id = current_workspace());
create policy carrying_changes on lot_vote for update to tendertap_background using (workspace_id = current_workspace());
create policy carrying_takes_back on lot_vote for delete to tendertap_background using (workspace_id = current_workspace() and carried);
create policy carrying_finds on tender_vote for select to tendertap_background using (true);
create policy carrying_adds on tender_vote for insert to tendertap_background with check (workspace_id = current_workspace());
create policy carrying_changes on tender_vote for update to tendertap_background using (workspace_id = current_workspace());
create policy carrying_takes_back on tender_vote for delete to tendertap_background using (workspace_id = current_workspace() and carried);
create policy carrying on lot_work for select to tendertap_background using (workspace_id = current_workspace());
grant select (workspace_id, lot_id, user_id, accepted, reason, description, created_at, carried),
  insert (workspace_id, lot_id, user_id, accepted, reason, description, created_at, carried),
  update (accepted, reason, description, created_at, carried) on lot_vote to tendertap_background;
grant select (workspace_id, tender_id, user_id, accepted, reason, description, created_at, carried),
  insert (workspace_id, tender_id, user_id, accepted, reason, description, created_at, carried),
  update (accepted, reason, description, created_at, carried) on tender_vote to tendertap_background;
-- a row can only be deleted as a whole
grant delete on lot_vote, tender_vote to tendertap_background;
grant select (workspace_id, lot_id) on lot_work to tendertap_background;
grant select on vote_on_lot to tendertap_background;
