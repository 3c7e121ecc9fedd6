// Faults, planted in the database: the product itself stays as it is.

/** As if the watermark were moved when a run begins. */
export const RUNS_COUNT_AS_DONE = `
  update sync_stream set watermark = window_to, last_good_at = now(), swept_at = now(), window_from = null, window_to = null, position = null where window_to is not null;
  update sync_gap set closed_at = now() where closed_at is null`

export const FIRST_SPELLING_STAYS = `
  create function keep_first() returns trigger language plpgsql as $$
  begin
    new.name_ru := old.name_ru;
    return new;
  end $$;
  create trigger keep_first before update on company for each row execute function keep_first()`

export const UNSTABLE_IDS = `
  create function unstable_id() returns trigger language plpgsql as $$
  begin
    new.external_id := new.external_id || '#' || pg_backend_pid() % 2;
    return new;
  end $$;
  create trigger unstable_id before insert on lot for each row execute function unstable_id()`

export const REFUSED_LOTS = `alter table lot add check (external_id not like '%77')`
