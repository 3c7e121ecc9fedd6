-- Files of a workspace's own: on the documents of a lot in work, and in the library of company documents. Why so:
-- docs/decisions/0045.

-- Received and checked. What nobody uses within a day is removed; the bytes are in the documents' store.
create table own_file (
  workspace_id uuid not null,
  id uuid not null default uuidv7(),
  -- of the bytes in the store: random, nothing of the person's name for the file is in it
  file_name text not null unique,
  -- as people see it, cleaned when it was received
  name text not null check (name <> ''),
  size bigint not null check (size > 0),
  sha256 bytea not null,
  content_type text not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id) references workspace,
  foreign key (workspace_id, uploaded_by) references app_user (workspace_id, id)
);

-- Papers that the company needs again and again: certificates, licences, powers of attorney. A renewed one replaces the
-- file, so that every lot which uses the document has the new one.
create table company_document (
  workspace_id uuid not null,
  id uuid not null default uuidv7(),
  title text not null check (length(title) <= 300),
  category text not null check (category in ('tax_certificate', 'licence', 'power_of_attorney', 'certificate', 'other')),
  -- through the whole of this day in Kazakhstan; null: without a term
  valid_until date,
  file_id uuid not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  -- no longer offered; lots that use it keep it
  archived_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id) references workspace,
  foreign key (workspace_id, file_id) references own_file (workspace_id, id),
  foreign key (workspace_id, saved_by) references app_user (workspace_id, id)
);
create index company_document_file on company_document (workspace_id, file_id);

-- The files on the documents of a lot: one of their own, or a document of the library.
create table work_file (
  workspace_id uuid not null,
  id uuid not null default uuidv7(),
  lot_id bigint not null,
  document_key text not null,
  file_id uuid,
  company_document_id uuid,
  attached_by uuid not null,
  attached_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check (num_nonnulls(file_id, company_document_id) = 1),
  unique nulls not distinct (workspace_id, lot_id, document_key, file_id, company_document_id),
  -- the work as a whole may move to the lot of another announcement
  foreign key (workspace_id, lot_id, document_key) references work_document (workspace_id, lot_id, key) on update cascade,
  foreign key (workspace_id, file_id) references own_file (workspace_id, id),
  foreign key (workspace_id, company_document_id) references company_document (workspace_id, id),
  foreign key (workspace_id, attached_by) references app_user (workspace_id, id)
);
create index work_file_file on work_file (workspace_id, file_id) where file_id is not null;
create index work_file_company_document on work_file (workspace_id, company_document_id) where company_document_id is not null;

-- the file that the step is about; it may be gone since
alter table work_log add column file_name text;

select fence_by_workspace('own_file');
select fence_by_workspace('company_document');
select fence_by_workspace('work_file');
grant select, insert on own_file, company_document to tendertap_application;
grant update (title, category, valid_until, file_id, saved_by, saved_at, archived_at) on company_document to tendertap_application;
grant select, insert, delete on work_file to tendertap_application;

-- The worker removes what nobody uses, and compares the rows with the store.
create policy sweeping_finds on own_file for select to tendertap_background using (true);
create policy sweeping_removes on own_file for delete to tendertap_background using (true);
create policy sweeping_finds on company_document for select to tendertap_background using (true);
create policy sweeping_finds on work_file for select to tendertap_background using (true);
grant select (workspace_id, id, file_name, size, uploaded_at), delete on own_file to tendertap_background;
grant select (workspace_id, file_id) on company_document, work_file to tendertap_background;
