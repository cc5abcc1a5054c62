-- A row of a training is done at least once: zero series made a week count nothing, and zero repetitions asked for nothing. Sprints of a row
-- that is no HIIT, and a lowest number of repetitions of zero, said nothing.
update training_entries set series = 1 where series <= 0;
update training_entries set min_reps = null where min_reps <= 0;
update training_entries set max_reps = 1 where max_reps <= 0;
update training_entries set sprints = case when hiit then 1 end where sprints <= 0;

alter table training_entries
  add constraint series_count_from_1 check (series >= 1),
  add constraint least_repetitions_count_from_1 check (min_reps >= 1),
  add constraint most_repetitions_count_from_1 check (max_reps >= 1),
  add constraint sprints_count_from_1 check (sprints >= 1);

-- The total time of aerobic exercise is hh:mm:ss, also where a program sent mm:ss.
update training_entries entry set duration = '00:' || duration
  from training_entry_exercises slot
  join exercises on exercises.owner_id = slot.exercise_owner_id and exercises.id = slot.exercise_id
 where slot.trainer_id = entry.trainer_id and slot.entry_id = entry.id and slot.slot = 1
   and exercises.exercise_type = 'exerc_aerobicos' and entry.duration ~ '^[0-9]{2}:[0-9]{2}$';
