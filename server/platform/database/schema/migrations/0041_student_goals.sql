-- A student's goals of mass and fat with their dates. One row holds all of them, so that two who edit at once cannot mix them.
create table student_goals (
  trainer_id bigint not null,
  student_id bigint not null,
  goals jsonb not null,
  lock_version integer not null default 1,
  changed_at timestamptz not null,
  primary key (trainer_id, student_id),
  constraint goals_are_of_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  constraint goals_are_a_list check (jsonb_typeof(goals) = 'array')
);

select pg_temp.secure_tenant_table('student_goals',
  'trainer_keeps_own_tenant', 'student_reads_own_rows', 'admin_keeps_the_opened_tenant');
grant select, insert, update on student_goals to prumo_server;
