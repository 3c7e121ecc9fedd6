-- How well lots fit interest profiles. Why so: docs/decisions/0038 and 0039.

-- What the scorer has learned from the catalogue. A model is never changed: a score names the model that gave it.
create table scoring_model (
  number integer generated always as identity primary key,
  built_at timestamptz not null default now(),
  -- how many lots the catalogue had
  lots integer not null,
  scorer_version integer not null,
  content bytea not null
);
alter table scoring_model alter content set storage external;

-- The classes of ENS TRU that occur in the catalogue, by six digits, with their most frequent names.
create table ens_tru_class (
  code text primary key check (code ~ '^[0-9]{6}$'),
  name_ru text,
  name_kz text,
  lots integer not null
);

-- Only scores worth keeping: see features/matching/keep.ts. The lot comes first in the key, because a change of a lot
-- concerns the scores of every workspace.
create table lot_score (
  lot_id bigint not null,
  workspace_id uuid not null,
  interest_id uuid not null,
  percent smallint not null check (percent between 0 and 100),
  probability real not null,
  interest_version integer not null,
  -- the newest payload of the lot (raw_payload.seq)
  payload_seq bigint not null,
  model_number integer not null references scoring_model,
  receipt jsonb not null,
  scored_at timestamptz not null default now(),
  -- No foreign key to the profile: a profile with very many scores must be deleted at once. Every reader joins the
  -- profile; the scores of deleted ones are removed at night.
  primary key (lot_id, workspace_id, interest_id)
);
create index lot_score_of_interest on lot_score (workspace_id, interest_id, percent) include (lot_id);

-- Lots that have come to match some profile of a workspace; notifications take them from here.
create table match_notice (
  workspace_id uuid not null references workspace,
  lot_id bigint not null,
  matched_at timestamptz not null default now(),
  noticed_at timestamptz,
  primary key (workspace_id, lot_id)
);
create index match_notice_waiting on match_notice (matched_at) where noticed_at is null;

-- How far the open lots are scored against a profile.
create table interest_scoring (
  workspace_id uuid not null,
  interest_id uuid not null,
  lots_done integer not null default 0,
  -- null: not counted yet
  lots_total integer,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (workspace_id, interest_id),
  foreign key (workspace_id, interest_id) references interest (workspace_id, id) on delete cascade
);

-- Which profiles of a workspace score lots depends on its subscription and on the older profiles: matching reads all of
-- them again. As the owner, because the operator, who assigns subscriptions, sees no profiles.
create function touch_interests_of_workspace() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update interest set changed_in = pg_current_xact_id() where workspace_id = coalesce(new.workspace_id, old.workspace_id);
  return null;
end $$;
revoke all on function touch_interests_of_workspace() from public;
create trigger touch_interests after insert or update or delete on subscription
  for each row execute function touch_interests_of_workspace();
create trigger touch_interests after delete on interest for each row execute function touch_interests_of_workspace();

select fence_by_workspace('lot_score');
select fence_by_workspace('match_notice');
select fence_by_workspace('interest_scoring');
grant select on scoring_model, ens_tru_class, lot_score, match_notice, interest_scoring to tendertap_application;
grant select on ens_tru_class to tendertap_operator;
-- a score names the payload from which the lot was derived
grant select (source, entity, external_id, seq) on raw_head to tendertap_background;
-- how many of a workspace's profiles score lots
create policy matching on subscription for select to tendertap_background using (true);
grant select (workspace_id, starts_at, max_filters, additional_filters) on subscription to tendertap_background;
grant select, insert on scoring_model to tendertap_background;
grant select, insert, update, delete on ens_tru_class to tendertap_background;
create policy matching on lot_score to tendertap_background using (true) with check (true);
create policy matching on match_notice to tendertap_background using (true) with check (true);
create policy matching on interest_scoring to tendertap_background using (true) with check (true);
-- an update of a conflicting row reads the columns that it sets
grant select (lot_id, workspace_id, interest_id, percent, probability, interest_version, payload_seq, model_number, receipt), delete,
  insert (lot_id, workspace_id, interest_id, percent, probability, interest_version, payload_seq, model_number, receipt),
  update (percent, probability, interest_version, payload_seq, model_number, receipt, scored_at) on lot_score to tendertap_background;
grant select (workspace_id, lot_id), insert (workspace_id, lot_id) on match_notice to tendertap_background;
grant select (workspace_id, interest_id, started_at), insert (workspace_id, interest_id, started_at),
  update (lots_done, lots_total, started_at, finished_at) on interest_scoring to tendertap_background;
