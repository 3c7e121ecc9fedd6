-- All data of a workspace includes what its people wrote to the operator.
grant select (user_id, sent_at, text) on feedback to tendertap_application;
