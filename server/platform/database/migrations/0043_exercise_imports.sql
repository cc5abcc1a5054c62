-- Exercises that came from a spreadsheet remember their import: a repeated request creates nothing, and the import can be undone.
-- The browser makes the key, once per spreadsheet that is confirmed.
alter table exercises add column import_key uuid;
create index exercises_of_an_import on exercises (owner_id, import_key) where import_key is not null;
