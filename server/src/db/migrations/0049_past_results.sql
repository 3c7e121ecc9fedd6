-- Results of lots from before the team used the product, brought along as sheets.

create table result_import (
  workspace_id uuid not null,
  id uuid not null default uuidv7(),
  file_name text not null check (file_name <> ''),
  -- what it brought, also after it was undone
  imported integer not null,
  matched integer not null,
  imported_at timestamptz not null default now(),
  imported_by uuid not null,
  undone_at timestamptz,
  undone_by uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, imported_by) references app_user (workspace_id, id),
  foreign key (workspace_id, undone_by) references app_user (workspace_id, id),
  check ((undone_at is null) = (undone_by is null))
);
select fence_by_workspace('result_import');
grant select, insert, update (imported, matched, undone_at, undone_by) on result_import to tendertap_application;

create table past_result (
  workspace_id uuid not null,
  id uuid not null default uuidv7(),
  import_id uuid not null,
  -- domain/result-import/rows.ts, toResultKey: sha256 of the lot, then of the tender, if the line names one
  key bytea not null,
  -- null: the catalogue does not have it
  lot_id bigint references lot,
  lot_number text,
  lot_name text,
  customer_name text,
  planned_amount numeric(18, 2) check (planned_amount > 0),
  offer_price numeric(18, 2) check (offer_price > 0),
  -- domain/result-import/cells.ts
  outcome text not null check (outcome in ('won', 'lost', 'cancelled', 'not_placed')),
  final_amount numeric(18, 2) check (final_amount > 0),
  winner_company text,
  loss_reason text check (loss_reason in ('price', 'documents', 'specification', 'experience', 'late', 'other')),
  decided_on date not null,
  imported_at timestamptz not null default now(),
  imported_by uuid not null,
  primary key (workspace_id, id),
  unique (workspace_id, key),
  foreign key (workspace_id, import_id) references result_import (workspace_id, id),
  foreign key (workspace_id, imported_by) references app_user (workspace_id, id),
  check (loss_reason is null or outcome = 'lost'),
  check (outcome <> 'cancelled' or (final_amount is null and winner_company is null))
);
create unique index past_result_lot on past_result (workspace_id, lot_id) where lot_id is not null;
create index past_result_import on past_result (workspace_id, import_id);
create index past_result_decided on past_result (workspace_id, decided_on);
select fence_by_workspace('past_result');
grant select, insert, delete on past_result to tendertap_application;
