-- Signals are read from what was done, for all students of a trainer at once, so each executed exercise keeps what its working sets come to
-- (`exerciseWork` in domain/training/executions): sums over sets would be too slow. Only what a trainer dismissed is stored of a signal.

alter table executed_exercises
  add column working_sets smallint not null default 0,
  add column tonnage_kg double precision not null default 0,
  -- The heaviest working set with a load.
  add column top_load_kg double precision,
  add column top_repetitions smallint,
  add constraint working_sets_are_a_count check (working_sets >= 0),
  add constraint tonnage_is_not_negative check (tonnage_kg >= 0),
  add constraint heaviest_set_is_whole check (num_nulls(top_load_kg, top_repetitions) in (0, 2));

update executed_exercises done
   set working_sets = work.sets,
       tonnage_kg = work.tonnage_kg,
       top_load_kg = top.load_kg,
       top_repetitions = top.repetitions
  from (
    select s.trainer_id, s.execution_id, s.position, count(*)::smallint as sets,
           coalesce(sum(s.repetitions * s.load_kg), 0) as tonnage_kg,
           (array_agg(s.set_number order by s.load_kg desc, s.repetitions desc) filter (where s.load_kg > 0 and s.repetitions > 0))[1] as top_set
      from executed_sets s
      join executed_exercises one
        on one.trainer_id = s.trainer_id and one.execution_id = s.execution_id and one.position = s.position
      left join training_entries entry on entry.trainer_id = one.trainer_id and entry.id = one.entry_id
     where coalesce(entry.series_type_id, 1) = 1 and s.kind is distinct from 'warmup'
     group by s.trainer_id, s.execution_id, s.position
  ) work
  left join executed_sets top
    on top.trainer_id = work.trainer_id and top.execution_id = work.execution_id and top.position = work.position
   and top.set_number = work.top_set
 where done.trainer_id = work.trainer_id and done.execution_id = work.execution_id and done.position = work.position;

create index heaviest_sets_by_day on executed_exercises (trainer_id, day)
  include (student_id, exercise_id, top_load_kg) where top_load_kg is not null;
create index hard_trainings_by_day on training_executions (trainer_id, day) include (student_id) where effort >= 9;

create table dismissed_signals (
  trainer_id bigint not null,
  student_id bigint not null,
  -- The kind and the ids or days of the event, as the domain writes them: no words of the student.
  key text not null,
  dismissed_at timestamptz not null,
  primary key (trainer_id, student_id, key),
  constraint dismissal_belongs_to_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  constraint key_is_short check (length(key) between 1 and 100)
);

select pg_temp.secure_tenant_table('dismissed_signals', 'trainer_keeps_own_tenant', 'admin_keeps_the_opened_tenant');
grant select, insert, update, delete on dismissed_signals to prumo_server;
