-- Filters of the catalogue that people keep under a name, and the customers and tenders that they follow.

create table saved_search (
  workspace_id uuid not null,
  id uuid not null default uuidv7(),
  user_id uuid not null,
  name text not null check (name <> ''),
  -- as the contract's filter of the catalogue reads it; an older version of it may no longer be readable
  filter jsonb not null,
  -- domain/saved-searches/saved-searches.ts
  cadence text not null check (cadence in ('at_once', 'daily', 'never')),
  -- The newest lot when the person last opened it, and the last one that they were told of by the day. Lots are numbered
  -- as they come, so a lot that a portal shows late is new, whatever its date.
  seen_lot_id bigint not null,
  told_lot_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
create unique index saved_search_name on saved_search (workspace_id, user_id, lower(name));
-- the worker runs these on every new lot, and those once a day
create index saved_search_cadence on saved_search (cadence, workspace_id) where cadence <> 'never';
select fence_by_workspace('saved_search');
grant select, delete, insert (workspace_id, user_id, name, filter, cadence, seen_lot_id, told_lot_id),
  update (name, cadence, seen_lot_id, told_lot_id) on saved_search to tendertap_application;

create policy percolating on saved_search for select to tendertap_background using (true);
create policy telling on saved_search for update to tendertap_background using (workspace_id = current_workspace());
grant select (workspace_id, id, user_id, name, filter, cadence, told_lot_id), update (told_lot_id) on saved_search to tendertap_background;

-- Either a customer or a tender.
create table followed (
  workspace_id uuid not null,
  user_id uuid not null,
  customer_id bigint references company,
  tender_id bigint references tender,
  created_at timestamptz not null default now(),
  check (num_nonnulls(customer_id, tender_id) = 1),
  unique (workspace_id, user_id, customer_id),
  unique (workspace_id, user_id, tender_id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
create index followed_customer on followed (customer_id) where customer_id is not null;
create index followed_tender on followed (tender_id) where tender_id is not null;
select fence_by_workspace('followed');
grant select, delete, insert (workspace_id, user_id, customer_id, tender_id) on followed to tendertap_application;

create policy finding_followers on followed for select to tendertap_background using (true);
grant select (workspace_id, user_id, customer_id, tender_id, created_at) on followed to tendertap_background;

-- only those with a subscription are told
grant select (ends_at) on subscription to tendertap_background;
