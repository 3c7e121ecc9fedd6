-- The work of a workspace on a lot: one record ever. No record means that nobody took or declined it. The steps and
-- their conditions are in domain/lot-work; the database keeps what must never be broken.

create table lot_work (
  workspace_id uuid not null,
  lot_id bigint not null references lot,
  status text not null
    check (status in ('in_collecting_documents', 'in_requesting_offers', 'in_placement', 'placement_completed', 'declined')),
  offer_price numeric(18, 2) check (offer_price > 0),
  documents_completed_at timestamptz,
  completed_at timestamptz,
  declined_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, lot_id),
  foreign key (workspace_id) references workspace,
  check (status not in ('in_placement', 'placement_completed') or (documents_completed_at is not null and offer_price is not null)),
  check ((status = 'placement_completed') = (completed_at is not null)),
  check ((status = 'declined') = (declined_at is not null))
);

-- The documents to collect for it.
create table work_document (
  workspace_id uuid not null,
  lot_id bigint not null,
  key text not null,
  -- their order
  position integer not null,
  description_ru text not null,
  description_kz text,
  description_en text,
  required boolean not null,
  collected boolean not null default false,
  primary key (workspace_id, lot_id, key),
  foreign key (workspace_id, lot_id) references lot_work (workspace_id, lot_id)
);

-- Who did what and when; added to, never changed.
create table work_log (
  seq bigint generated always as identity primary key,
  workspace_id uuid not null,
  lot_id bigint not null,
  user_id uuid not null,
  -- domain/lot-work/actions.ts
  action text not null,
  logged_at timestamptz not null default now(),
  foreign key (workspace_id, lot_id) references lot_work (workspace_id, lot_id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
create index work_log_of_lot on work_log (workspace_id, lot_id, seq);

-- A price once sent never changes, and a collected document stays collected.
create function keep_offer_price() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.offer_price is not null and new.offer_price is distinct from old.offer_price then
    raise exception 'the offer price of a lot cannot be changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_offer_price before update on lot_work for each row execute function keep_offer_price();
create function keep_collected() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.collected and not new.collected then
    raise exception 'a collected document stays collected' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_collected before update on work_document for each row execute function keep_collected();

select fence_by_workspace('lot_work');
select fence_by_workspace('work_document');
select fence_by_workspace('work_log');
grant select, insert on lot_work, work_document, work_log to tendertap_application;
grant update (status, offer_price, documents_completed_at, completed_at, declined_at) on lot_work to tendertap_application;
grant update (collected) on work_document to tendertap_application;
