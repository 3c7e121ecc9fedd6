-- Interest profiles: what a workspace looks for, by which lots are scored.

create table interest (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspace,
  -- grows with every change of what is scored
  version integer not null default 1 check (version > 0),
  name text not null check (name <> ''),
  keywords text[] not null default '{}',
  description text,
  min_score numeric(5, 2) not null default 75 check (min_score between 0 and 100),
  colour text not null check (colour ~ '^#[0-9A-Fa-f]{6}$'),
  statuses text[] not null default '{}',
  methods text[] not null default '{}',
  -- names of customers, besides those of its lists
  companies text[] not null default '{}',
  regions text[] not null default '{}',
  min_amount numeric(18, 2) check (min_amount >= 0),
  max_amount numeric(18, 2) check (max_amount >= 0),
  sources text[] not null default '{}',
  -- beginnings of ENS TRU codes: confirmed by an administrator, and refused when suggested
  classes text[] not null default '{}',
  refused_classes text[] not null default '{}',
  only_classes boolean not null default false,
  created_at timestamptz not null default now(),
  -- the open lots are to be scored anew since then
  scoring_asked_at timestamptz not null default now(),
  -- The transaction that changed it last, or changed a list that it uses. Matching asks for what has changed since its
  -- own snapshot, which a clock could not answer.
  changed_in xid8 not null default pg_current_xact_id(),
  unique (workspace_id, id)
);
create index interest_changed on interest (changed_in);

-- A list that a profile uses cannot be deleted.
create table interest_company_list (
  workspace_id uuid not null,
  interest_id uuid not null,
  list_id uuid not null,
  primary key (workspace_id, interest_id, list_id),
  foreign key (workspace_id, interest_id) references interest (workspace_id, id) on delete cascade,
  foreign key (workspace_id, list_id) references company_list (workspace_id, id)
);
create index interest_company_list_list on interest_company_list (workspace_id, list_id);

-- What was scored by each version; added to, never changed, so that an old score can be calculated again.
create table interest_version (
  workspace_id uuid not null,
  interest_id uuid not null,
  version integer not null,
  -- name, keywords, description, classes and refusedClasses, as the scorer takes them
  content jsonb not null,
  made_at timestamptz not null default now(),
  primary key (workspace_id, interest_id, version),
  foreign key (workspace_id, interest_id) references interest (workspace_id, id) on delete cascade
);

select fence_by_workspace('interest');
select fence_by_workspace('interest_company_list');
select fence_by_workspace('interest_version');
grant select, insert, update, delete on interest to tendertap_application;
grant select, insert, delete on interest_company_list to tendertap_application;
grant select, insert on interest_version to tendertap_application;
-- matching reads the profiles of every workspace
create policy matching on interest for select to tendertap_background using (true);
create policy matching on interest_company_list for select to tendertap_background using (true);
create policy matching on interest_version for select to tendertap_background using (true);
grant select (id, workspace_id, version, name, keywords, description, min_score, colour, statuses, methods, companies, regions,
  min_amount, max_amount, sources, classes, refused_classes, only_classes, created_at, scoring_asked_at, changed_in)
  on interest to tendertap_background;
grant select (workspace_id, interest_id, list_id) on interest_company_list to tendertap_background;
grant select (workspace_id, interest_id, version, content, made_at) on interest_version to tendertap_background;

-- A change of a company list is a change of the profiles that use it. Row-level security keeps it within the caller's
-- workspace. Returns the profiles, whose lots are to be scored anew.
create function touch_interests_of_list(changed_list uuid) returns setof uuid
  language sql security invoker
begin atomic
  update interest i set changed_in = pg_current_xact_id(), scoring_asked_at = now()
  from (
    -- locked in one order: two lists may share their profiles
    select locked.workspace_id, locked.id from interest locked
    where exists (
      select from interest_company_list u
      where u.workspace_id = locked.workspace_id and u.interest_id = locked.id and u.list_id = changed_list)
    order by locked.id for update) used
  where used.workspace_id = i.workspace_id and used.id = i.id
  returning i.id;
end;
revoke all on function touch_interests_of_list(uuid) from public;
grant execute on function touch_interests_of_list(uuid) to tendertap_application;

-- The operator also sees how many profiles a workspace has; counts alone, as before.
drop function workspace_usage();
create function workspace_usage() returns table (workspace_id uuid, users bigint, awaits_password boolean, filters bigint)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.workspace_id, count(*), bool_and(u.password_hash is null),
    (select count(*) from interest i where i.workspace_id = u.workspace_id)
  from app_user u where u.workspace_id is not null and u.deactivated_at is null
  group by u.workspace_id;
end;
revoke all on function workspace_usage() from public;
grant execute on function workspace_usage() to tendertap_operator;
