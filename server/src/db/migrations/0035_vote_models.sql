-- What the votes of a workspace teach about its profiles. Why so: docs/decisions/0040.

-- Like the model of the catalogue, never changed: a score names the one that gave it. Each can be made again from the
-- votes and the payloads that its content names.
create table vote_model (
  workspace_id uuid not null,
  interest_id uuid not null,
  number integer not null check (number > 0),
  -- how many votes it has learned from
  votes integer not null,
  -- says how rare words are
  model_number integer not null references scoring_model,
  -- JSON as text: made again, it is the same to the byte
  content text not null,
  made_at timestamptz not null default now(),
  -- the transaction, so that matching finds what it has not seen yet (interest.changed_in)
  made_in xid8 not null default pg_current_xact_id(),
  primary key (workspace_id, interest_id, number),
  foreign key (workspace_id, interest_id) references interest (workspace_id, id) on delete cascade
);

create index vote_model_made on vote_model (made_in);

-- null: no vote had taught anything
alter table lot_score add vote_model_number integer;

-- the votes about a profile, and those on a lot
create index lot_vote_log_interests on lot_vote_log using gin (interest_ids);
create index lot_vote_log_of_lot on lot_vote_log (workspace_id, lot_id);

select fence_by_workspace('vote_model');
grant select on vote_model to tendertap_application;
create policy matching on vote_model to tendertap_background using (true) with check (true);
grant select (workspace_id, interest_id, number, content, made_in), delete,
  insert (workspace_id, interest_id, number, votes, model_number, content) on vote_model to tendertap_background;
grant select (vote_model_number), insert (vote_model_number), update (vote_model_number) on lot_score to tendertap_background;
