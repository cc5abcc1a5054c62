-- Official texts that a law demands, pasted by the trainer in the place of ours. Null: ours.
create table readiness_texts (
  trainer_id bigint not null primary key references trainers (trainer_id) on delete cascade,
  questionnaire text,
  authorisation text,
  term text,
  constraint texts_are_short check (
    char_length(questionnaire) <= 4000 and char_length(authorisation) <= 4000 and char_length(term) <= 4000
  )
);
select pg_temp.secure_tenant_table('readiness_texts',
  'trainer_keeps_own_tenant', 'admin_reads_the_opened_tenant', 'eraser_removes_a_tenant');
-- A student reads what is to be signed.
create policy student_reads_the_trainers_texts on readiness_texts for select
  using ((select actor_role()) = 'student' and trainer_id = (select actor_trainer()));
grant select, insert, update, delete on readiness_texts to prumo_server;
