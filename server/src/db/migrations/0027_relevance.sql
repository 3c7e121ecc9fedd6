-- Search by relevance: the index knows where in a lot each word stands. Why so: docs/decisions/0037.
-- Not safe while the previous version serves: see docs/runbook.md, "Release without interruption".

-- Tests lots that are read one by one faster than the operators of the core. In a schema of its own, because with its
-- operators in the search path the GIN indexes below would not be used.
create schema intarray;
create extension intarray with schema intarray;
grant usage on schema intarray to tendertap_application, tendertap_operator, tendertap_background, tendertap_ingestion;

-- An entry of terms is now the id of a lexeme times four, plus the tier in which the lot has it first:
-- 0 name, 1 description, 2 tender and customer, 3 documents. Where the words of the lots so far stand is unknown:
-- they count as words of the description until the operator indexes all lots again (docs/runbook.md).
drop index lot_search_terms, lot_search_open_terms, lot_sample_terms;
update lot_search set terms = array(select term * 4 + 1 from unnest(terms) as term order by 1);
update lot_sample set terms = array(select term * 4 + 1 from unnest(terms) as term order by 1);
create index lot_search_terms on lot_search using gin (terms);
create index lot_search_open_terms on lot_search using gin (terms) where status = 2;
create index lot_sample_terms on lot_sample using gin (terms);

-- Closed lots, newest first: the newest lots of all are mostly open, so a scan for closed ones would read those first.
create index lot_search_closed_newest on lot_search (published_at desc, lot_id desc) where status <> 2;

-- In how many lots a lexeme stands, by tier. The counts of all lots and of the published ones are in the first column.
alter table lexeme
  add column name_lots integer not null default 0,
  add column description_lots integer not null default 0,
  add column tender_lots integer not null default 0,
  add column document_lots integer not null default 0;
update lexeme set name_lots = lots where id <= 0;
update lexeme set description_lots = lots where id > 0;
alter table lexeme drop column lots;
alter table lexeme add column lots integer not null
  generated always as (name_lots + description_lots + tender_lots + document_lots) stored;
grant update (name_lots, description_lots, tender_lots, document_lots) on lexeme to tendertap_ingestion, tendertap_background;

-- What waits to be added has entries like those of terms.
alter table lexeme_count rename column lexemes to terms;
update lexeme_count set terms = array(select case when term > 0 then term * 4 + 1 else term * 4 end from unnest(terms) with ordinality as waiting (term, place) order by place);
