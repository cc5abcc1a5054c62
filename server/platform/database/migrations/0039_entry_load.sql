-- The load that is suggested for a row of a training, in kg: a new microcycle takes it from what was done in the last one.

alter table training_entries
  add column load_kg double precision,
  add constraint load_is_up_to_999_kg check (load_kg > 0 and load_kg <= 999);
