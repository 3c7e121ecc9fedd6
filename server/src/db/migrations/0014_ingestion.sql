-- How the catalogue is filled: what the portals sent, what changed, how far each list has been read.

-- A monthly partition is fenced only where its parent holds workspaces' rows. A month whose rows have gone to the default partition stays there.
create or replace function make_monthly_partitions(parent regclass, months integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first date;
  name text;
begin
  for ahead in 0 .. months loop
    first := date_trunc('month', now() at time zone 'UTC')::date + make_interval(months => ahead);
    name := format('%s_%s', parent, to_char(first, 'YYYY_MM'));
    if to_regclass(name) is null then
      begin
        execute format('create table %I partition of %s for values from (%L) to (%L)', name, parent,
          first::timestamp at time zone 'UTC', (first + interval '1 month')::timestamp at time zone 'UTC');
        if exists (select from pg_attribute where attrelid = parent and attname = 'workspace_id') then
          perform fence_by_workspace(name::regclass);
        end if;
      exception
        when check_violation then raise warning '% cannot be made: %', name, sqlerrm;
        -- somebody else was quicker
        when duplicate_table then null;
      end;
    end if;
  end loop;
end $$;

-- Everything a portal sent that differed from what it sent before. Added to, never changed: the catalogue can be derived from it again.
create table raw_payload (
  seq bigint generated always as identity,
  fetched_at timestamptz not null,
  source text not null references source,
  entity text not null check (entity in ('tender', 'lot', 'contract', 'deletion')),
  external_id text not null,
  -- of the text before it is packed
  payload_hash bytea not null,
  -- the JSON as it came, packed by zstd before it is sent here: packing is the most expensive step of saving a page
  payload bytea not null,
  primary key (seq, fetched_at)
) partition by range (fetched_at);
alter table raw_payload alter payload set storage external;
create table raw_payload_rest partition of raw_payload default;
select make_monthly_partitions('raw_payload', 2);

-- The newest payload of each thing, and when the portal last showed it.
create table raw_head (
  source text not null references source,
  entity text not null,
  external_id text not null,
  payload_hash bytea not null,
  seq bigint not null,
  seen_at timestamptz not null,
  primary key (source, entity, external_id)
) with (fillfactor = 85);
-- forgotten: whatever comes next counts as new
create index raw_head_forgotten on raw_head (source, external_id) where payload_hash = '';

-- One number for every change that a person may care about, given in the order of commits: whoever reads by it misses nothing.
-- A row is a version of its lot or tender: `before` and `after` hold what differs.
create table change (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  tender_id bigint not null references tender,
  -- empty: a change of the tender as a whole
  lot_id bigint references lot,
  kind text not null check (kind in ('published', 'deadline', 'amount', 'status', 'documents', 'text', 'superseded', 'withdrawn', 'returned')),
  before jsonb,
  after jsonb
);
create index change_of_tender on change (tender_id, seq);
create index change_of_lot on change (lot_id, seq) where lot_id is not null;

alter table tender
  add column content_hash bytea,
  add column first_seen_at timestamptz not null default now(),
  -- what the portal says it replaces, and that announcement as soon as both are here
  add column supersedes_external_id text,
  add column supersedes_id bigint references tender;
create index tender_supersedes on tender (source, supersedes_external_id) where supersedes_external_id is not null;
create index tender_superseded on tender (supersedes_id) where supersedes_id is not null;

alter table lot
  add column content_hash bytea,
  add column first_seen_at timestamptz not null default now(),
  -- the portal shows the tender's head alone; this lot stands for the whole
  add column stands_for_tender boolean not null default false;
create index lot_first_seen on lot using brin (first_seen_at);

-- What a lot was won for, and by whom: from the contract that followed.
create table award (
  id bigint generated always as identity primary key,
  source text not null references source,
  -- the contract's
  external_id text not null,
  lot_id bigint not null references lot,
  supplier_id bigint not null references company,
  amount numeric(18, 2) check (amount >= 0),
  concluded_at timestamptz,
  participants integer check (participants > 0),
  withdrawn_at timestamptz,
  unique (source, external_id, lot_id)
);
create index award_lot on award (lot_id);
create index award_supplier on award (supplier_id);

-- Contracts of lots that we do not know yet: applied as soon as the lot comes.
create table award_waiting (
  source text not null references source,
  lot_external_id text not null,
  -- the contract's
  external_id text not null,
  tender_external_id text,
  -- when the portal was asked for that tender
  asked_at timestamptz,
  primary key (source, lot_external_id, external_id)
);
create index award_waiting_contract on award_waiting (source, external_id);
create index award_waiting_unasked on award_waiting (source, tender_external_id) where asked_at is null;

alter table document
  add column state text not null default 'listed' check (state in ('listed', 'wanted', 'stored', 'unavailable')),
  add column wanted_at timestamptz,
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz,
  -- why the last attempt failed, for the operator
  add column problem text,
  add column size bigint check (size >= 0),
  add column sha256 bytea,
  add column content_type text,
  add column stored_at timestamptz,
  -- the portal no longer lists it
  add column removed_at timestamptz,
  add check ((state = 'stored') = (file_name is not null));

create table document_text (
  document_id bigint primary key references document,
  extracted_at timestamptz not null default now(),
  text text,
  -- why there is none
  problem text
);

-- How far each list of a portal has been read. While a run is under way it has a window and the position of its next page.
create table sync_stream (
  source text not null references source,
  stream text not null,
  mode text not null check (mode in ('live', 'backfill')),
  connected_at timestamptz not null default now(),
  -- how often it is meant to be read
  poll_seconds integer not null check (poll_seconds > 0),
  -- everything that changed before this has been read
  watermark timestamptz,
  window_from timestamptz,
  window_to timestamptz,
  position text,
  run_started_at timestamptz,
  -- the last time a list without a window was read to its end
  swept_at timestamptz,
  last_good_at timestamptz,
  last_tried_at timestamptz,
  -- in a row
  failures integer not null default 0,
  problem text,
  primary key (source, stream, mode),
  check ((window_from is null) = (window_to is null))
);

create table sync_run (
  id bigint generated always as identity primary key,
  source text not null references source,
  stream text not null,
  mode text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  window_from timestamptz,
  window_to timestamptz,
  pages integer not null default 0,
  items integer not null default 0,
  changed integer not null default 0,
  failed_pages integer not null default 0,
  problem text
);
create index sync_run_recent on sync_run (source, stream, started_at desc);

-- What could not be read and has not been read since: shown to people, closed by backfill or by an item's next good reading.
create table sync_gap (
  id bigint generated always as identity primary key,
  source text not null references source,
  stream text not null,
  window_from timestamptz not null,
  window_to timestamptz not null,
  -- one thing that could not be read, rather than a stretch of time
  entity text,
  external_id text,
  reason text not null,
  noticed_at timestamptz not null default now(),
  -- it failed for good when it was last read: not before this
  next_try_at timestamptz,
  closed_at timestamptz
);
create unique index sync_gap_open_window on sync_gap (source, stream, window_from, window_to) where closed_at is null and external_id is null;
create unique index sync_gap_open_item on sync_gap (source, entity, external_id) where closed_at is null and external_id is not null;

-- Statuses and methods that we have no word for.
create table unknown_value (
  source text not null references source,
  kind text not null check (kind in ('status', 'method')),
  portal_id text not null default '',
  portal_name text not null default '',
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  times bigint not null default 1,
  primary key (source, kind, portal_id, portal_name)
);

-- What each portal said about itself when last asked.
create table source_health (
  source text primary key references source,
  checked_at timestamptz not null,
  ok boolean not null,
  problem text,
  token_expires_at timestamptz
);

grant select, insert on raw_payload, change to tendertap_ingestion;
grant select, insert, update on raw_head, award, award_waiting, sync_stream, sync_run, sync_gap, unknown_value, source_health to tendertap_ingestion;
grant delete on award_waiting, sync_run to tendertap_ingestion;
-- numbers are taken before the rows that carry them are written
grant usage, update on sequence change_seq_seq to tendertap_ingestion;
grant execute on function make_monthly_partitions(regclass, integer) to tendertap_ingestion;
grant select on change, award, document_text, sync_stream, sync_gap to tendertap_application, tendertap_operator, tendertap_background;
grant select on sync_run, unknown_value, source_health to tendertap_operator, tendertap_background;
-- the worker fetches documents
grant update (state, wanted_at, attempts, next_attempt_at, problem, size, sha256, content_type, stored_at, file_name) on document to tendertap_background;
grant select, insert, update on document_text to tendertap_background;
