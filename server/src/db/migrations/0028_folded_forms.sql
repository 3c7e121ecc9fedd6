-- A Kazakh word typed without its letters is looked up by the folded key of its forms: docs/decisions/0036.
-- Null: the form was saved before the column existed. The next lot with the form that is indexed fills it.
alter table word_form add column folded text collate "C";
create index word_form_folded on word_form (folded);
grant update (folded) on word_form to tendertap_ingestion, tendertap_background;
