-- A trainer chooses for a mesocycle whether its trainings are done on weekdays or in sequence. Those of a sequence have no weekdays.
alter table mesocycles
  add column training_mode text not null default 'weekdays',
  add constraint training_mode_is_known check (training_mode in ('weekdays', 'sequence'));
