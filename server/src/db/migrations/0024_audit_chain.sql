-- The audit log as a chain (docs/decisions/0030): each row gets a number and a hash over its content and the hash before it. A row that is
-- changed, removed or added afterwards no longer fits. Rows are linked by a job after their commit, so that no write waits for another.

-- No role that serves people has any right on these two tables.
create table audit_link (
  number bigint primary key check (number > 0),
  audit_id uuid not null,
  audit_at timestamptz not null,
  hash bytea not null check (length(hash) = 32),
  unique (audit_id, audit_at)
);

-- Rows that wait to be linked.
create table audit_unlinked (
  at timestamptz not null,
  id uuid not null,
  primary key (at, id)
);

create function queue_for_linking() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_unlinked (at, id) values (new.at, new.id);
  return null;
end $$;
revoke all on function queue_for_linking() from public;
create trigger queue_for_linking after insert on audit for each row execute function queue_for_linking();

-- the rows written before there was a chain
insert into audit_unlinked (at, id) select at, id from audit;

-- Links the oldest waiting rows, at most `batch`, and answers the chain's newest link. One at a time (LOCKS.auditLinks in db/locks.ts).
-- The hash covers every column that has a value: a column added later changes no earlier hash. The command verify-audit computes it by itself.
create function link_audit(batch integer)
  returns table (linked integer, waiting bigint, head_number bigint, head_hash bytea, head_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  entry audit;
begin
  perform pg_advisory_xact_lock(5140002);
  select l.number, l.hash, l.audit_at into head_number, head_hash, head_at from audit_link l order by l.number desc limit 1;
  linked := 0;
  for entry in select a.* from audit_unlinked u join audit a using (id, at) order by u.at, u.id limit batch loop
    head_number := coalesce(head_number, 0) + 1;
    head_hash := sha256(coalesce(head_hash, '') || convert_to(head_number || ' ' || jsonb_strip_nulls(to_jsonb(entry))::text, 'UTF8'));
    head_at := entry.at;
    insert into audit_link (number, audit_id, audit_at, hash) values (head_number, entry.id, entry.at, head_hash);
    delete from audit_unlinked u where u.at = entry.at and u.id = entry.id;
    linked := linked + 1;
  end loop;
  select count(*) into waiting from audit_unlinked;
  return next;
end $$;
revoke all on function link_audit(integer) from public;
grant execute on function link_audit(integer) to tendertap_background;

-- A row's id and time are the database's own: whoever serves people cannot write a row into the past.
revoke insert on audit from tendertap_application, tendertap_operator;
grant insert (workspace_id, user_id, action, object_id, outcome, code, ip, request_id) on audit to tendertap_application, tendertap_operator;
