-- An application no longer reserves its e-mail: the first administrator's account is made when the operator accepts. Until then
-- the application holds what the account will be made of, and another workspace may give the address to a colleague.

alter table registration_application
  add column lang text check (lang in ('ru', 'en', 'kz')),
  -- nobody decided in time; declined_at of the workspace is then the moment it expired
  add column expired boolean not null default false;
create index registration_application_email on registration_application (lower(email));

-- Accounts of applications that were never accepted. What was sent to them stays in the ledger of messages.
update registration_application a set lang = u.lang from app_user u where u.workspace_id = a.workspace_id;
update delivery d set user_id = null from app_user u join workspace w on w.id = u.workspace_id
  where d.user_id = u.id and w.activated_at is null;
delete from app_user u using workspace w where w.id = u.workspace_id and w.activated_at is null;

-- Whoever opens a workspace, by whatever way, gives it its first administrator. An address that a deactivated member still has
-- passes to the new account; the old one keeps an address that cannot exist (domain/team/released-email). An address of an open
-- account violates app_user_email, and the workspace stays closed.
create function workspace_opened() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  applicant registration_application;
  administrator uuid;
begin
  select * into applicant from registration_application a where a.workspace_id = new.id;
  if applicant.workspace_id is null then return null; end if;
  update app_user u set email = u.id || '@released.invalid'
    where lower(u.email) = lower(applicant.email) and u.deactivated_at is not null;
  insert into app_user (workspace_id, email, full_name, phone, position, lang)
    values (new.id, applicant.email, applicant.full_name, applicant.phone, applicant.position, applicant.lang)
    returning id into administrator;
  insert into user_role (workspace_id, user_id, role) values (new.id, administrator, 'admin');
  return null;
end $$;
revoke all on function workspace_opened() from public;
create trigger workspace_opened after update of activated_at on workspace
  for each row when (old.activated_at is null and new.activated_at is not null) execute function workspace_opened();

-- Whom the operator's letters to one workspace go to: its administrators; before it is opened, the applicant, who has no account.
create or replace function workspace_admins(wanted_workspace uuid)
  returns table (user_id uuid, email text, full_name text, lang text, has_password boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  (select u.id, u.email, u.full_name, u.lang, u.password_hash is not null
  from app_user u join user_role r on r.user_id = u.id and r.role = 'admin'
  where u.workspace_id = wanted_workspace and u.deactivated_at is null
  order by u.created_at, u.id)
  union all
  select null, a.email, a.full_name, a.lang, false
  from registration_application a join workspace w on w.id = a.workspace_id
  where a.workspace_id = wanted_workspace and w.activated_at is null;
end;

-- Waiting applications whose e-mail has an account, open or deactivated. The operator is warned before deciding, and learns
-- nothing of whose account it is.
create function known_applicants() returns table (workspace_id uuid, is_active boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select a.workspace_id, u.deactivated_at is null
  from registration_application a join workspace w on w.id = a.workspace_id join app_user u on lower(u.email) = lower(a.email)
  where w.activated_at is null and w.declined_at is null;
end;

-- For the worker: ends the applications that nobody has decided for so many days, and answers whom to tell.
create function expire_applications(after_days integer)
  returns table (name text, email text, full_name text, lang text)
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  with declined as (
    update workspace w set declined_at = now() from registration_application a
    where a.workspace_id = w.id and w.activated_at is null and w.declined_at is null
      and a.submitted_at < now() - make_interval(days => after_days)
    returning w.id, w.name
  ), expired as (
    update registration_application a set expired = true from declined d where a.workspace_id = d.id
    returning d.name, a.email, a.full_name, a.lang
  )
  select e.name, e.email, e.full_name, e.lang from expired e;
end;

-- An application, from somebody who is nobody yet: a workspace that waits, and no account. This and nothing else is what a stranger
-- can cause; no role may insert workspaces by itself. While the application waits, a repeat by the same e-mail replaces it. An e-mail
-- that belongs to an open account makes nothing and answers whom to tell.
drop function receive_application(text, text, text, text, text, text, text, text, text, text, text, text);
create function receive_application(
    sent_email text, sent_full_name text, sent_phone text, sent_position text, sent_lang text,
    sent_type text, sent_name text, sent_company_name text, sent_bin text,
    sent_contact_person text, sent_contact_email text, sent_contact_phone text)
  returns table (made_workspace uuid, is_new boolean, owner_email text, owner_name text, owner_lang text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person app_user;
  home workspace;
begin
  -- two of one e-mail at once are one after the other
  perform pg_advisory_xact_lock(hashtextextended('registration ' || lower(sent_email), 0));
  -- the operator may be deciding it right now: this waits for the decision
  select w.* into home from registration_application a join workspace w on w.id = a.workspace_id
    where lower(a.email) = lower(sent_email) and w.activated_at is null and w.declined_at is null for update of w;
  -- after the lock, because the decision may have made the account
  select * into person from app_user u where lower(u.email) = lower(sent_email) and u.deactivated_at is null;
  if person.id is not null then
    return query select null::uuid, false, person.email, person.full_name, person.lang;
    return;
  end if;
  if home.id is not null then
    update workspace w set name = sent_name, company_name = sent_company_name, bin = sent_bin, type = sent_type,
      contact_person = sent_contact_person, contact_email = sent_contact_email, contact_phone = sent_contact_phone
      where w.id = home.id;
    update registration_application a set email = sent_email, full_name = sent_full_name, phone = sent_phone, position = sent_position,
      lang = sent_lang, submissions = a.submissions + 1, submitted_at = now() where a.workspace_id = home.id;
    return query select home.id, false, null::text, null::text, null::text;
    return;
  end if;

  insert into workspace (name, company_name, bin, type, contact_person, contact_email, contact_phone)
    values (sent_name, sent_company_name, sent_bin, sent_type, sent_contact_person, sent_contact_email, sent_contact_phone)
    returning * into home;
  insert into registration_application (workspace_id, email, full_name, phone, position, lang)
    values (home.id, sent_email, sent_full_name, sent_phone, sent_position, sent_lang);
  return query select home.id, true, null::text, null::text, null::text;
end $$;

revoke all on function known_applicants(), expire_applications(integer),
  receive_application(text, text, text, text, text, text, text, text, text, text, text, text) from public;
grant execute on function known_applicants(),
  receive_application(text, text, text, text, text, text, text, text, text, text, text, text) to tendertap_operator;
grant execute on function expire_applications(integer) to tendertap_background;
