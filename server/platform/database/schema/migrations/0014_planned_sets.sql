-- A part of a training is shown as a part ("9 de 27 séries"). The number of prescribed sets is kept with the first record of the day, because
-- the training may change later. It is null for older records, of which it is not known, and for removed trainings.

alter table training_executions
  add column planned_sets integer,
  add constraint planned_sets_are_a_count check (planned_sets >= 0);
