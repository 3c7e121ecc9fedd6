-- Registration applications, and the operator's view of workspaces.

-- The person's side of an application, as it was sent; the company's side is the workspace itself. It stays what it was when the
-- person later changes the profile, and the operator need not see the workspace's people to read it.
create table registration_application (
  workspace_id uuid primary key references workspace,
  email text not null,
  full_name text,
  phone text,
  position text,
  -- a repeat while it waits replaces what was sent before
  submissions integer not null default 1 check (submissions >= 1),
  submitted_at timestamptz not null default now()
);
select fence_by_workspace('registration_application');
create policy applications on registration_application for select to tendertap_operator using (true);
grant select on registration_application to tendertap_application, tendertap_operator;

create index workspace_bin on workspace (bin) where bin is not null;

-- The operator reads every workspace, decides those that wait, and only those, and never takes a decision back.
create policy panel on workspace for select to tendertap_operator using (true);
create policy decision on workspace for update to tendertap_operator
  using (activated_at is null and declined_at is null) with check ((activated_at is null) <> (declined_at is null));
grant select, update (activated_at, declined_at) on workspace to tendertap_operator;

-- The operator gives subscriptions and ends those that run or are still to come. What has ended stays as it was, after a day in
-- which a mistake can be put right (the clocks of two operators differ, too).
create policy panel on subscription for select to tendertap_operator using (true);
create policy assignment on subscription for insert to tendertap_operator with check (true);
create policy ending on subscription for update to tendertap_operator using (ends_at > now() - interval '1 day') with check (true);
grant select, insert, update (ends_at) on subscription to tendertap_operator;
-- One that another takes the place of before it began ends where it would have begun: an empty range, which overlaps nothing.
alter table subscription drop constraint subscription_check;
alter table subscription add constraint subscription_dates check (ends_at >= starts_at);

-- How many seats each workspace uses, and whether nobody there can sign in yet. Counts alone: the operator sees no list of people.
create function workspace_usage() returns table (workspace_id uuid, users bigint, awaits_password boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.workspace_id, count(*), bool_and(u.password_hash is null)
  from app_user u where u.workspace_id is not null and u.deactivated_at is null
  group by u.workspace_id;
end;

-- Whom the operator's letters to one workspace go to.
create function workspace_admins(wanted_workspace uuid)
  returns table (user_id uuid, email text, full_name text, lang text, has_password boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.email, u.full_name, u.lang, u.password_hash is not null
  from app_user u join user_role r on r.user_id = u.id and r.role = 'admin'
  where u.workspace_id = wanted_workspace and u.deactivated_at is null
  order by u.created_at, u.id;
end;

-- An application, from somebody who is nobody yet: a workspace that waits and its first user, administrator without a password.
-- This and nothing else is what a stranger can cause; no role may insert workspaces by itself. While the application waits, a
-- repeat by the same e-mail replaces it; after a decline a new one is made. An e-mail that belongs to an open account makes nothing
-- and answers whom to tell.
create function receive_application(
    sent_email text, sent_full_name text, sent_phone text, sent_position text, sent_lang text,
    sent_type text, sent_name text, sent_company_name text, sent_bin text,
    sent_contact_person text, sent_contact_email text, sent_contact_phone text)
  returns table (made_workspace uuid, owner_email text, owner_name text, owner_lang text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person app_user;
  home workspace;
begin
  -- two of one e-mail at once are one after the other
  perform pg_advisory_xact_lock(hashtextextended('registration ' || lower(sent_email), 0));
  select * into person from app_user u where lower(u.email) = lower(sent_email);
  if person.id is not null then
    -- the operator may be deciding it right now
    select * into home from workspace w where w.id = person.workspace_id for update;
    if home.id is null or home.activated_at is not null then
      if person.deactivated_at is null then
        return query select null::uuid, person.email, person.full_name, person.lang;
      end if;
      return;
    end if;
    if home.declined_at is null then
      update workspace w set name = sent_name, company_name = sent_company_name, bin = sent_bin, type = sent_type,
        contact_person = sent_contact_person, contact_email = sent_contact_email, contact_phone = sent_contact_phone
        where w.id = home.id;
      update app_user u set email = sent_email, full_name = sent_full_name, phone = sent_phone, position = sent_position, lang = sent_lang
        where u.id = person.id;
      update registration_application a set email = sent_email, full_name = sent_full_name, phone = sent_phone, position = sent_position,
        submissions = a.submissions + 1, submitted_at = now() where a.workspace_id = home.id;
      return query select home.id, null::text, null::text, null::text;
      return;
    end if;
    -- the declined application stays; its person never got in, and begins anew
    delete from app_user u where u.id = person.id;
  end if;

  insert into workspace (name, company_name, bin, type, contact_person, contact_email, contact_phone)
    values (sent_name, sent_company_name, sent_bin, sent_type, sent_contact_person, sent_contact_email, sent_contact_phone)
    returning * into home;
  insert into app_user (workspace_id, email, full_name, phone, position, lang)
    values (home.id, sent_email, sent_full_name, sent_phone, sent_position, sent_lang)
    returning * into person;
  insert into user_role (workspace_id, user_id, role) values (home.id, person.id, 'admin');
  insert into registration_application (workspace_id, email, full_name, phone, position)
    values (home.id, sent_email, sent_full_name, sent_phone, sent_position);
  return query select home.id, null::text, null::text, null::text;
exception
  -- an administrator has just taken the address for a colleague: as if it had been taken before
  when unique_violation then return;
end $$;

revoke all on function workspace_usage(), workspace_admins(uuid),
  receive_application(text, text, text, text, text, text, text, text, text, text, text, text) from public;
grant execute on function workspace_usage(), workspace_admins(uuid),
  receive_application(text, text, text, text, text, text, text, text, text, text, text, text) to tendertap_operator;
