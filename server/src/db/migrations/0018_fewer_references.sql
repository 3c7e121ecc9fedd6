-- Ingestion alone writes these, with ids that it got back in the same transaction, and nothing of the catalogue is ever deleted: checking
-- each row again was work for nothing. Which references stay, and why: docs/decisions/0020.
alter table change drop constraint change_tender_id_fkey, drop constraint change_lot_id_fkey;
alter table document drop constraint document_tender_id_fkey, drop constraint document_lot_id_fkey;
alter table raw_payload drop constraint raw_payload_source_fkey;
alter table raw_head drop constraint raw_head_source_fkey;
alter table award_waiting drop constraint award_waiting_source_fkey;
alter table tender drop constraint tender_source_fkey;
alter table lot drop constraint lot_source_fkey;
