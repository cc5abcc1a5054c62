-- A pain, an effort or a note is kept also where no set was done: a student who stops because of pain is heard. Such a record is not a
-- training that was done, so executions say whether they are one. What tells of pain is marked when it is recorded, for the trainer's
-- tasks: `tellsOfPain` in domain/training/executions/pain.ts.

alter table training_executions
  add column is_trained boolean not null default true,
  add column tells_of_pain boolean not null default false;
alter table executed_exercises add column tells_of_pain boolean not null default false;

-- Until now every record had a set or an end. Notes that are read by their words are those from now on.
update executed_exercises set tells_of_pain = true where pain >= 4 or (pain > 0 and note <> '');

drop index executions_of_a_trainer_by_day;
create index executions_of_a_trainer_by_day on training_executions (trainer_id, day) include (student_id) where is_trained;

drop index marked_pains_by_day;
create index told_pains_by_day on executed_exercises (trainer_id, day) include (student_id, execution_id) where tells_of_pain;
create index told_pains_of_trainings_by_day on training_executions (trainer_id, day) include (student_id) where tells_of_pain;
