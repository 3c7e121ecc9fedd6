// Faults, planted in the database: the product itself stays as it is.

/** What is being sent counts as sent, so nobody sends it again. */
export const SENT_BEFORE_SENDING = `
  create function sent_at_once() returns trigger language plpgsql as $$
  begin
    new.state := 'sent';
    new.sent_at := now();
    return new;
  end $$;
  create trigger sent_at_once before update on delivery for each row when (new.state = 'sending') execute function sent_at_once()`

/** After a kill: what is sent again gets another id. */
export const NEW_IDS = `update delivery set batch_id = gen_random_uuid() where state in ('sending', 'uncertain')`

/** After a kill: what was being sent is given up. */
export const UNFINISHED_DROPPED = `update delivery set state = 'dropped', problem = 'its worker died' where state = 'sending'`

/** After a kill: the ledger forgets the attempts that did not end. */
export const ATTEMPTS_FORGOTTEN = `delete from delivery_attempt where outcome is null`

export const REASONS_FORGOTTEN = `
  create function forget_reason() returns trigger language plpgsql as $$
  begin
    new.problem = null;
    return new;
  end $$;
  create trigger forget_reason before update on delivery for each row when (new.state = 'failed') execute function forget_reason()`
