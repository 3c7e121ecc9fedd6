-- Which alarms of the sources the operator has been told of.
create table source_alarm (
  id bigint generated always as identity primary key,
  source text not null references source,
  kind text not null,
  began_at timestamptz not null default now(),
  -- it may come back in a moment: only after a while of calm has it ended
  calm_since timestamptz,
  ended_at timestamptz
);
create unique index source_alarm_open on source_alarm (source, kind) where ended_at is null;

grant select, insert, update (calm_since, ended_at) on source_alarm to tendertap_background;
grant select on source_alarm to tendertap_operator;
