-- Lists of customers that a workspace keeps, and since when a customer counts as new to it.

create table company_list (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspace,
  name text not null check (name <> ''),
  updated_at timestamptz not null default now(),
  unique (workspace_id, id)
);
create unique index company_list_name on company_list (workspace_id, lower(name));

-- By the key of the company, so that one customer under two spellings is one entry. A company need not be in the
-- catalogue yet.
create table company_list_entry (
  workspace_id uuid not null,
  list_id uuid not null,
  name_key text not null,
  name text not null,
  primary key (workspace_id, list_id, name_key),
  foreign key (workspace_id, list_id) references company_list (workspace_id, id) on delete cascade
);
create index company_list_entry_company on company_list_entry (workspace_id, name_key);

-- The companies that are new to a workspace are few, the companies are many.
create index company_first_seen on company (first_seen_at);

-- No row: companies are new since the activation of the workspace.
create table new_companies_reset (
  workspace_id uuid primary key references workspace,
  reset_at timestamptz not null
);

select fence_by_workspace('company_list');
select fence_by_workspace('company_list_entry');
select fence_by_workspace('new_companies_reset');
grant select, insert, update, delete on company_list, company_list_entry to tendertap_application;
grant select, insert, update on new_companies_reset to tendertap_application;
-- matching looks into the lists of every workspace
create policy matching on company_list_entry for select to tendertap_background using (true);
grant select (workspace_id, list_id, name_key) on company_list_entry to tendertap_background;
