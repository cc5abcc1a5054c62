-- The most that a student lifts in an exercise is computed from tests, from trainings and from what the trainer says of it. Only the last has
-- rows: one for each change, the newest says percentage and whether it is fixed. Rows are added and never changed.
create table training_maxes (
  trainer_id bigint not null,
  id bigint generated always as identity,
  student_id bigint not null,
  exercise_owner_id bigint not null,
  exercise_id bigint not null,
  -- 'typed': a load of the trainer's own. 'released': tests and trainings say it again. 'kept': only percentage or fixing changed.
  change text not null,
  one_rep_max_kg double precision,
  percent smallint not null,
  is_fixed boolean not null,
  changed_at timestamptz not null,
  primary key (trainer_id, id),
  constraint training_max_belongs_to_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  constraint training_max_is_of_the_platforms_or_an_own_exercise check (exercise_owner_id in (0, trainer_id)),
  constraint training_max_is_of_an_exercise
    foreign key (exercise_owner_id, exercise_id) references exercises (owner_id, id) on delete cascade,
  constraint change_is_known check (change in ('typed', 'released', 'kept')),
  constraint what_is_typed_has_a_load check ((change = 'typed') = (one_rep_max_kg is not null)),
  constraint what_is_released_is_not_fixed check (change <> 'released' or not is_fixed),
  constraint load_is_up_to_999_kg check (one_rep_max_kg > 0 and one_rep_max_kg <= 999),
  constraint percentage_is_50_to_100 check (percent between 50 and 100)
);
create index training_maxes_of_an_exercise on training_maxes (trainer_id, student_id, exercise_id, id);

-- Loads that exist where a trainer works: the percentages that are prescribed become these.
create table load_steps (
  trainer_id bigint not null primary key references trainers (trainer_id) on delete cascade,
  bar_kg double precision not null,
  plates_kg double precision[] not null,
  dumbbell_step_kg double precision not null,
  heavy_dumbbell_step_kg double precision not null,
  machine_step_kg double precision not null,
  cable_step_kg double precision not null,
  kettlebell_step_kg double precision not null,
  constraint bar_has_plates check (cardinality(plates_kg) >= 1),
  constraint loads_have_steps check (
    least(bar_kg, dumbbell_step_kg, heavy_dumbbell_step_kg, machine_step_kg, cable_step_kg, kettlebell_step_kg) >= 0.5
  )
);

select pg_temp.secure_tenant_table('training_maxes',
  'trainer_keeps_own_tenant', 'student_reads_own_rows', 'admin_keeps_the_opened_tenant');
select pg_temp.secure_tenant_table('load_steps',
  'trainer_keeps_own_tenant', 'admin_reads_the_opened_tenant', 'eraser_removes_a_tenant');
-- A student's percentages become the loads of the trainer's gym.
create policy student_reads_the_trainers on load_steps for select
  using ((select actor_role()) = 'student' and trainer_id = (select actor_trainer()));
grant select, insert on training_maxes to prumo_server;
grant select, insert, update, delete on load_steps to prumo_server;
