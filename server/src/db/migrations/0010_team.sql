-- The team: what an administrator changes of a member, and what must hold however it is changed.

grant update (password_hash, deactivated_at) on app_user to tendertap_application;

-- Only so that the row can be locked (select … for no key update asks for the right to update some column): the policy lets a
-- workspace's id be nothing but itself.
grant update (id) on workspace to tendertap_application;

-- An active workspace never loses its last administrator who can sign in. Two who leave at once wait for each other here.
create function keep_an_admin() returns trigger
  language plpgsql as $$
declare
  leaver uuid;
begin
  if tg_table_name = 'user_role' then
    leaver := old.user_id;
  else
    leaver := old.id;
    perform from user_role r where r.user_id = leaver and r.role = 'admin';
    if not found then return null; end if;
  end if;
  perform from workspace w where w.id = old.workspace_id and w.activated_at is not null for no key update;
  if found and not exists (
    select from user_role r join app_user u on u.id = r.user_id
    where r.workspace_id = old.workspace_id and r.role = 'admin' and u.deactivated_at is null
  ) then
    raise exception 'the workspace would be left without an administrator' using errcode = 'check_violation', constraint = 'workspace_has_admin';
  end if;
  return null;
end $$;
revoke all on function keep_an_admin() from public;

create constraint trigger workspace_has_admin after delete on user_role
  deferrable initially deferred for each row when (old.role = 'admin') execute function keep_an_admin();
create constraint trigger workspace_has_admin after update of deactivated_at on app_user
  deferrable initially deferred for each row
  when (old.workspace_id is not null and old.deactivated_at is null and new.deactivated_at is not null) execute function keep_an_admin();

-- The log is also asked for one person, and for one object.
create index audit_of_person on audit (workspace_id, user_id, at desc);
create index audit_of_object on audit (workspace_id, object_id, at desc);
