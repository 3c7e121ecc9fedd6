-- Whoever writes changes numbers them in the order of commits: the lock (LOCKS.changes in db/locks.ts) is held to the end of the transaction, so a
-- change is written last. A reader who has seen a number will never meet a smaller one.
create function number_changes_in_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(5140000);
  return null;
end $$;
create trigger in_turn before insert on change for each statement execute function number_changes_in_turn();

-- How far each consumer of the feed has come (docs/decisions/0023).
create table feed_consumer (
  name text primary key,
  -- of the last change whose effect is committed
  position bigint not null check (position >= 0),
  -- when it last moved or failed
  updated_at timestamptz not null default now(),
  -- in a row, at the change that it could not handle
  failures integer not null default 0,
  failed_seq bigint,
  problem text,
  retry_at timestamptz
);
grant select, insert, update on feed_consumer to tendertap_background;

-- A document was replaced under its address. Nothing the portals list says so: such a change cannot be derived again from payloads.
alter table change add column document_id bigint;
grant insert on change to tendertap_background;

-- What the portal said of the version that is stored, as it said it.
alter table document add column etag text, add column last_modified text;
grant update (etag, last_modified) on document to tendertap_background;
