-- How lots are found: a narrow row beside each lot, words as numbers. Why so: docs/decisions/0016 to 0018.

create extension if not exists pg_trgm;

-- What words come down to, over all languages. Number 0 stands in every lot, so its count is the number of lots.
create table lexeme (
  id integer generated always as identity primary key,
  text text collate "C" not null unique,
  -- in how many lots; what is still to be added lies in lexeme_count
  lots integer not null default 0,
  made_at timestamptz not null default now()
) with (fillfactor = 80);
insert into lexeme (id, text) overriding system value values (0, '');

-- Words as people write them: what a misspelt one is compared with, and what a beginning is looked up in.
create table word_form (
  form text collate "C" not null,
  lexeme_id integer not null references lexeme,
  primary key (form, lexeme_id)
);
create index word_form_alike on word_form using gin (form gin_trgm_ops);

-- Changes of lexeme.lots, one row per indexed page: pages written side by side would wait for one another's words.
create table lexeme_count (
  id bigint generated always as identity primary key,
  lexemes integer[] not null,
  changes integer[] not null
);

-- Statuses and methods are open sets; a narrow row holds their numbers. Indexes of open lots know that Опубликован is 2.
create table search_value (
  id smallint generated always as identity primary key,
  kind text not null check (kind in ('status', 'method', 'source')),
  name text not null,
  unique (kind, name)
);
insert into search_value (kind, name)
select 'status', name from unnest(array['Формируется', 'Опубликован', 'Вскрытие', 'Допуск', 'Завершен', 'Отменен', 'Итоги']) with ordinality as known (name, place) order by place;
insert into search_value (kind, name)
select 'method', unnest(array['Открытый конкурс', 'Запрос ценовых предложений', 'Закуп из одного источника', 'Открытый конкурс на понижение']);
insert into search_value (kind, name) select 'source', id from source order by id;

-- One row for every lot that the portal has not taken back.
create table lot_search (
  lot_id bigint primary key,
  tender_id bigint not null,
  published_at timestamptz,
  application_start_at timestamptz,
  application_end_at timestamptz,
  -- hundredths of a tenge
  amount bigint,
  -- fifteen digits; a shorter code is filled up with zeros
  ens_tru bigint,
  customer_id integer not null,
  kato integer,
  lots_count integer not null,
  status smallint not null,
  method smallint,
  source smallint not null,
  terms integer[] not null
);

-- Every hundredth of them, kept beside: totals and facets of wide filters are reckoned from it.
create table lot_sample (like lot_search, primary key (lot_id), check (lot_id % 100 = 0));

create index lot_search_terms on lot_search using gin (terms);
create index lot_search_newest on lot_search (published_at desc, lot_id desc);
create index lot_search_status on lot_search (status, published_at desc, lot_id desc);
create index lot_search_deadline on lot_search (application_end_at, lot_id);
create index lot_search_amount on lot_search (amount, lot_id);
create index lot_search_customer on lot_search (customer_id, published_at desc);
create index lot_search_tender on lot_search (tender_id);
create index lot_search_place on lot_search (kato);
create index lot_search_class on lot_search (ens_tru);
-- the few that were published after their applications began or ended: see features/lots/search/page.ts
create index lot_search_backdated on lot_search (published_at) where application_end_at < published_at or application_start_at < published_at;

-- The same for published lots, which do not grow with history.
create index lot_search_open_terms on lot_search using gin (terms) where status = 2;
create index lot_search_open_newest on lot_search (published_at desc, lot_id desc) where status = 2;
create index lot_search_open_deadline on lot_search (application_end_at, lot_id) where status = 2;
create index lot_search_open_amount on lot_search (amount, lot_id) where status = 2;

create index lot_sample_terms on lot_sample using gin (terms);

-- A number typed without its ending finds the whole; equality is served as well.
drop index lot_number, tender_code;
create index lot_number on lot (number text_pattern_ops);
create index tender_code on tender (code text_pattern_ops);

grant select on lexeme, word_form, lexeme_count, search_value, lot_search, lot_sample
  to tendertap_application, tendertap_operator, tendertap_background, tendertap_ingestion;
-- ingestion indexes lots, the worker the text of their documents
grant insert, update, delete on lexeme_count, lot_search, lot_sample to tendertap_ingestion, tendertap_background;
grant insert, update (lots) on lexeme to tendertap_ingestion, tendertap_background;
grant insert on word_form, search_value to tendertap_ingestion, tendertap_background;
grant select on document_text to tendertap_ingestion;
