-- How far two clocks differ from the database's, as measured when the portal was last asked: that of the process that
-- reads it, and the portal's own. Positive: ahead. Empty: not measured, or the portal does not tell its time.
alter table source_health
  add column own_clock_ahead_seconds integer,
  add column portal_clock_ahead_seconds integer;

-- When each portal may be asked next, by any process. Unlogged: after a crash the first request is due at once.
create unlogged table portal_pace (
  source text primary key references source,
  next_at timestamptz not null
);
grant select, insert, update on portal_pace to tendertap_ingestion, tendertap_background;
