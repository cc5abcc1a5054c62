-- A week that was copied to the following ones is taken back in one go: the latest copy of each mesocycle keeps what its weeks had before.
create table week_copies (
  trainer_id bigint not null,
  student_id bigint not null,
  mesocycle_id bigint not null,
  copied_at timestamptz not null,
  -- Of each written week its microcycle, the version that it has since, and the trainings that it had before.
  weeks jsonb not null,
  primary key (trainer_id, mesocycle_id),
  constraint week_copy_belongs_to_a_mesocycle_of_its_student
    foreign key (trainer_id, student_id, mesocycle_id) references mesocycles (trainer_id, student_id, id) on delete cascade
);

select pg_temp.secure_tenant_table('week_copies', 'trainer_keeps_own_tenant', 'admin_keeps_the_opened_tenant');
grant select, insert, update, delete on week_copies to prumo_server;
