-- The classifier's name of a lot's item in Kazakh and English, where the portal has it.
alter table lot add column ens_tru_name_kz text, add column ens_tru_name_en text;

-- A customer is found by the number of its company.
create index company_bin on company (bin) where bin is not null;
