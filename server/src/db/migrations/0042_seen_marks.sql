-- What each person has seen, and what the page of the day reads. Why so: docs/decisions/0046.

-- The last change of the catalogue that was shown to a person at a place: 'today', or 'tender:' and its id. The places
-- are in domain/seen-marks/places.ts. A mark never goes back.
create table seen_mark (
  workspace_id uuid not null,
  user_id uuid not null,
  place text not null check (place ~ '^[a-z]+(:[1-9][0-9]{0,14})?$'),
  seq bigint not null check (seq >= 0),
  seen_at timestamptz not null default now(),
  primary key (workspace_id, user_id, place),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
create function keep_seen_mark() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.seq < old.seq then
    raise exception 'what was seen stays seen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_seen_mark before update on seen_mark for each row execute function keep_seen_mark();
select fence_by_workspace('seen_mark');
grant select, insert on seen_mark to tendertap_application;
grant update (seq, seen_at) on seen_mark to tendertap_application;

-- which lots in work still miss a required document
create index work_document_missing on work_document (workspace_id, lot_id)
  where required and not collected and key <> 'price';
-- the votes that a person gave lately
create index lot_vote_of_person on lot_vote (workspace_id, user_id, created_at) include (lot_id);
create index tender_vote_of_person on tender_vote (workspace_id, user_id, created_at) include (tender_id);
