/**
 * The fault `sequence`: each event gets its number from a plain sequence as soon as it is inserted, not in the order of
 * commits.
 */
export const NUMBERS_FROM_A_SEQUENCE = `
  drop trigger number_at_commit on live_event;
  create sequence plain;
  grant usage on sequence plain to tendertap_application;
  create function number_at_once() returns trigger language plpgsql as $$
  begin
    new.seq := nextval('plain');
    perform pg_notify('live_event', new.workspace_id::text);
    return new;
  end $$;
  create trigger number_at_once before insert on live_event for each row execute function number_at_once();
  -- what the application compares a reader's number with
  drop table live_position;
  create view live_position as select workspace_id, max(seq) as last from live_event group by 1;
  grant select on live_position to tendertap_application`
