-- Executed sets fed the test of the muscle group with the lowest id, so that a bench press overwrote the test of a triceps exercise, whose
-- loads then doubled. A test takes back what came from another exercise than the trainer's last test names or, where the trainer tested
-- nothing, from an exercise that the group does not lead. The executions stay, and feed the right tests from the next training on.

-- The migration repairs the rows of all tenants, and a non-superuser owner is bound by forced row-level security.
alter table strength_tests no force row level security;
alter table strength_test_changes no force row level security;
alter table executed_exercises no force row level security;
alter table exercise_muscle_groups no force row level security;

create temporary table overwritten on commit drop as
select fed.trainer_id, fed.id, fed.strength_test_id
  from strength_test_changes fed
  join strength_tests test on test.trainer_id = fed.trainer_id and test.id = fed.strength_test_id
  left join lateral (
    select change.exercise_name, change.weight_kg
      from strength_test_changes change
     where change.trainer_id = fed.trainer_id and change.strength_test_id = fed.strength_test_id
       and change.origin = 'teste' and change.id < fed.id
     order by change.id desc
     limit 1
  ) base on true
 where fed.origin = 'treino'
   and case
         when base.exercise_name <> '' or base.weight_kg is not null
           then folded(base.exercise_name) <> folded(fed.exercise_name)
         else not exists (
           select from executed_exercises done
             join exercise_muscle_groups main
               on main.owner_id in (0, done.trainer_id) and main.exercise_id = done.exercise_id and main.position = 0
            where done.trainer_id = fed.trainer_id and done.execution_id = fed.execution_id
              and left(done.name, 120) = fed.exercise_name and main.muscle_group_id = test.muscle_group_id)
       end;

delete from strength_test_changes change
 using overwritten
 where overwritten.trainer_id = change.trainer_id and overwritten.id = change.id;

-- The percentage is the trainer's and stays.
update strength_tests test
   set exercise_name = coalesce(newest.exercise_name, ''),
       repetitions = newest.repetitions,
       weight_kg = newest.weight_kg,
       lock_version = test.lock_version + 1
  from (select distinct trainer_id, strength_test_id from overwritten) as touched
  left join lateral (
    select change.exercise_name, change.repetitions, change.weight_kg
      from strength_test_changes change
     where change.trainer_id = touched.trainer_id and change.strength_test_id = touched.strength_test_id
     order by change.id desc
     limit 1
  ) newest on true
 where touched.trainer_id = test.trainer_id and touched.strength_test_id = test.id;

alter table strength_tests force row level security;
alter table strength_test_changes force row level security;
alter table executed_exercises force row level security;
alter table exercise_muscle_groups force row level security;
