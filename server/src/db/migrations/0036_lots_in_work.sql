-- From a lot in work to its result: templates of checklists, documents added on a lot, results, votes on whole tenders,
-- and work that moves to the lot of a later announcement.

-- The documents to collect, by purchase method. A workspace without any has those of
-- domain/lot-work/default-checklist.ts.
create table checklist_template (
  workspace_id uuid not null,
  -- '': every method that has no template of its own
  method text not null,
  key text not null,
  position integer not null,
  description_ru text not null,
  description_kz text,
  description_en text,
  required boolean not null,
  primary key (workspace_id, method, key),
  foreign key (workspace_id) references workspace
);
select fence_by_workspace('checklist_template');
grant select, insert, delete on checklist_template to tendertap_application;

alter table work_document
  -- of the person who added it on the lot
  add column comment text check (length(comment) <= 5000),
  add column collected_at timestamptz,
  add column collected_by uuid,
  add foreign key (workspace_id, collected_by) references app_user (workspace_id, id);
-- an entry is named by its description, so one description names one entry
create unique index work_document_description on work_document (workspace_id, lot_id, btrim(description_ru));
grant update (collected_at, collected_by) on work_document to tendertap_application;

-- the entry of the checklist that the step is about
alter table work_log add column document_key text;

-- The work as a whole moves to the lot that replaces this one: its documents, its log and its results move along.
alter table lot_work add column moved_from_lot_id bigint references lot;
create index lot_work_moved on lot_work (workspace_id, moved_from_lot_id) where moved_from_lot_id is not null;
grant update (lot_id, moved_from_lot_id) on lot_work to tendertap_application;
alter table work_document drop constraint work_document_workspace_id_lot_id_fkey,
  add foreign key (workspace_id, lot_id) references lot_work (workspace_id, lot_id) on update cascade;
alter table work_log drop constraint work_log_workspace_id_lot_id_fkey,
  add foreign key (workspace_id, lot_id) references lot_work (workspace_id, lot_id) on update cascade;

-- the lists of the work, in their orders
create index lot_work_by_status on lot_work (workspace_id, status, lot_id);

-- How the purchase ended. A correction is a new version; the highest counts.
create table lot_result (
  workspace_id uuid not null,
  lot_id bigint not null,
  version integer not null check (version > 0),
  final_status text not null check (final_status in ('held', 'cancelled')),
  final_amount numeric(18, 2) check (final_amount > 0),
  results_date timestamptz,
  winner_company text,
  -- we won
  winner boolean,
  -- domain/lot-results/results.ts
  loss_reason text check (loss_reason in ('price', 'documents', 'specification', 'experience', 'late', 'other')),
  filled_by uuid not null,
  filled_at timestamptz not null default now(),
  primary key (workspace_id, lot_id, version),
  foreign key (workspace_id, lot_id) references lot_work (workspace_id, lot_id) on update cascade,
  foreign key (workspace_id, filled_by) references app_user (workspace_id, id),
  check ((final_status = 'held') = (final_amount is not null)),
  check ((final_status = 'held') = (winner_company is not null)),
  check ((final_status = 'held') = (winner is not null)),
  check (loss_reason is null or not winner)
);
select fence_by_workspace('lot_result');
grant select, insert on lot_result to tendertap_application;

-- A vote on a tender as a whole: one row, which stands for each of its lots on which the person has no vote of their own.
create table tender_vote (
  workspace_id uuid not null,
  tender_id bigint not null references tender,
  user_id uuid not null,
  accepted boolean not null,
  reason text check (reason in ('not_ours', 'price', 'deadline', 'region', 'terms', 'other')),
  description text check (length(description) <= 5000),
  created_at timestamptz not null default now(),
  primary key (workspace_id, tender_id, user_id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id),
  check (not accepted or reason is null)
);
select fence_by_workspace('tender_vote');
grant select, insert on tender_vote to tendertap_application;
grant update (accepted, reason, description, created_at) on tender_vote to tendertap_application;

-- What each person thinks of each lot: their vote on the lot, else the one on its tender. Whoever reads it sees what
-- they may see of the tables.
create view vote_on_lot with (security_invoker = true) as
  select workspace_id, lot_id, user_id, accepted, reason, description, created_at, false as is_on_tender from lot_vote
  union all
  select t.workspace_id, l.id, t.user_id, t.accepted, t.reason, t.description, t.created_at, true
  from tender_vote t join lot l on l.tender_id = t.tender_id
  where not exists (select from lot_vote v where v.workspace_id = t.workspace_id and v.lot_id = l.id and v.user_id = t.user_id);
grant select on vote_on_lot to tendertap_application;

-- the archive of a workspace with very many matches is read downwards from the latest deadline
create index lot_search_closed_deadline on lot_search (application_end_at) where status <> 2;
-- so are the lots that were declined
create index lot_work_declined on lot_work (workspace_id, declined_at) include (lot_id) where status = 'declined';
-- what the portal withdrew stands there too, and is no longer in lot_search
create index lot_withdrawn on lot (withdrawn_at) where withdrawn_at is not null;
-- the totals of such lists are estimated from the lots whose ids end in 0
create index lot_score_tenth on lot_score (workspace_id, interest_id, percent) include (lot_id) where lot_id % 10 = 0;
