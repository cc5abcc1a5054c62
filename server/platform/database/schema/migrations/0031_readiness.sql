-- Whether a student may train: structured answers beside the anamnesis's free text. Rows are added and never changed, the newest counts.
create table readiness_answers (
  trainer_id bigint not null,
  student_id bigint not null,
  -- From 1; two who answer at once write the same one, and the second is refused.
  version integer not null,
  answers jsonb not null,
  -- Since when the symptoms of the answers are told: an earlier clearance does not know of them.
  signs_since date,
  answered_by text not null,
  answered_at timestamptz not null,
  primary key (trainer_id, student_id, version),
  constraint answers_are_of_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  constraint answers_are_an_object check (jsonb_typeof(answers) = 'object'),
  constraint answers_come_from_a_person_in_a_role check (answered_by in ('student', 'trainer', 'admin'))
);

select pg_temp.secure_tenant_table('readiness_answers',
  'trainer_keeps_own_tenant', 'student_reads_own_rows', 'admin_keeps_the_opened_tenant');
create policy student_adds_own_answers on readiness_answers for insert with check (
  (select actor_role()) = 'student' and trainer_id = (select actor_trainer()) and student_id = (select actor_id())
  and answered_by = 'student'
);
grant select, insert on readiness_answers to prumo_server;
