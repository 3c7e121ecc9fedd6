-- The catalogue: shared by all workspaces, written by ingestion alone, never deleted from (withdrawn_at marks what the portal took back).

create table source (
  id text primary key,
  name text not null
);
insert into source (id, name) values ('ows', 'Госзакуп'), ('tizilim', 'Tizilim'), ('epz', 'ЕПЗ');

-- The 20 regions of KATO (NK RK 11-2025), by the first two digits of a place's code.
create table region (
  code text primary key check (code ~ '^[0-9]{2}$'),
  name_ru text not null,
  name_kz text not null,
  name_en text not null
);
insert into region (code, name_ru, name_kz, name_en) values
  ('10', 'область Абай', 'Абай облысы', 'Abai Region'),
  ('11', 'Акмолинская область', 'Ақмола облысы', 'Akmola Region'),
  ('15', 'Актюбинская область', 'Ақтөбе облысы', 'Aktobe Region'),
  ('19', 'Алматинская область', 'Алматы облысы', 'Almaty Region'),
  ('23', 'Атырауская область', 'Атырау облысы', 'Atyrau Region'),
  ('27', 'Западно-Казахстанская область', 'Батыс Қазақстан облысы', 'West Kazakhstan Region'),
  ('31', 'Жамбылская область', 'Жамбыл облысы', 'Zhambyl Region'),
  ('33', 'область Жетісу', 'Жетісу облысы', 'Zhetysu Region'),
  ('35', 'Карагандинская область', 'Қарағанды облысы', 'Karaganda Region'),
  ('39', 'Костанайская область', 'Қостанай облысы', 'Kostanay Region'),
  ('43', 'Кызылординская область', 'Қызылорда облысы', 'Kyzylorda Region'),
  ('47', 'Мангистауская область', 'Маңғыстау облысы', 'Mangystau Region'),
  ('55', 'Павлодарская область', 'Павлодар облысы', 'Pavlodar Region'),
  ('59', 'Северо-Казахстанская область', 'Солтүстік Қазақстан облысы', 'North Kazakhstan Region'),
  ('61', 'Туркестанская область', 'Түркістан облысы', 'Turkistan Region'),
  ('62', 'область Ұлытау', 'Ұлытау облысы', 'Ulytau Region'),
  ('63', 'Восточно-Казахстанская область', 'Шығыс Қазақстан облысы', 'East Kazakhstan Region'),
  ('71', 'г. Астана', 'Астана қ.', 'Astana'),
  ('75', 'г. Алматы', 'Алматы қ.', 'Almaty'),
  ('79', 'г. Шымкент', 'Шымкент қ.', 'Shymkent');

create table company (
  id bigint generated always as identity primary key,
  -- one company under several spellings: see domain/companies/names
  name_key text not null unique,
  name_ru text not null,
  name_kz text,
  name_en text,
  bin text check (bin ~ '^[0-9]{12}$'),
  address text,
  first_seen_at timestamptz not null default now()
);

create table tender (
  id bigint generated always as identity primary key,
  source text not null references source,
  external_id text not null,
  code text not null,
  name_ru text,
  name_kz text,
  name_en text,
  customer_id bigint not null references company,
  method text,
  status text not null,
  -- what the portal itself calls it, kept where our word is a mapping
  portal_status text,
  portal_method text,
  planned_amount numeric(18, 2) check (planned_amount >= 0),
  lots_count integer not null check (lots_count >= 0),
  published_at timestamptz,
  application_start_at timestamptz,
  application_end_at timestamptz,
  application_open_at timestamptz,
  contact_email text,
  contact_phone text,
  url text,
  portal_created_at timestamptz,
  portal_updated_at timestamptz,
  withdrawn_at timestamptz,
  unique (source, external_id)
);
create index tender_code on tender (code);
create index tender_published on tender (published_at desc, id desc);
create index tender_customer on tender (customer_id);

create table lot (
  id bigint generated always as identity primary key,
  source text not null references source,
  external_id text not null,
  tender_id bigint not null references tender,
  number text not null,
  name_ru text,
  name_kz text,
  name_en text,
  description_ru text,
  description_kz text,
  description_en text,
  additional_description_ru text,
  additional_description_kz text,
  additional_description_en text,
  customer_id bigint not null references company,
  amount numeric(18, 2) check (amount >= 0),
  quantity numeric(18, 3) check (quantity >= 0),
  unit_ru text,
  unit_kz text,
  unit_en text,
  delivery_address_ru text,
  delivery_address_kz text,
  delivery_address_en text,
  delivery_term_days integer,
  contract_term_days integer,
  bid_security_volume numeric(6, 2),
  local_content_min numeric(6, 2),
  status text not null,
  portal_status text,
  url text,
  ens_tru_code text,
  ens_tru_name_ru text,
  kato_code text,
  system_category text,
  portal_created_at timestamptz,
  portal_updated_at timestamptz,
  withdrawn_at timestamptz,
  unique (source, external_id),
  check (coalesce(name_ru, name_kz, name_en) is not null)
);
create index lot_tender on lot (tender_id);
create index lot_number on lot (number);
create index lot_customer on lot (customer_id);

create table document (
  id bigint generated always as identity primary key,
  tender_id bigint not null references tender,
  lot_id bigint references lot,
  -- the portal's address is the document's identity there
  url text not null,
  type text not null,
  original_file_name text not null,
  -- our own random name in the store; empty until the bytes are here
  file_name text unique,
  unique (tender_id, url)
);
create index document_lot on document (lot_id);

grant select on source, region, company, tender, lot, document
  to tendertap_application, tendertap_operator, tendertap_background;
grant select, insert, update on company, tender, lot, document to tendertap_ingestion;
grant select on source, region to tendertap_ingestion;
