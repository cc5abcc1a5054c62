-- Each value that somebody gives to a field of an evaluation, so that devices without a signal and two devices at once merge field by field. A
-- change is known by its device's id and never altered: one that comes twice is there once. They go with the evaluation's cycle.
create table evaluation_changes (
  trainer_id bigint not null,
  student_id bigint not null,
  mesocycle_id bigint not null,
  -- Null: the mesocycle's own evaluation.
  microcycle_id bigint,
  id uuid not null,
  -- In the order of arrival within an evaluation, whose exchanges take turns.
  position bigint not null generated always as identity,
  field text not null,
  value text not null,
  replaces uuid[] not null,
  -- By the device's clock.
  made_at timestamptz not null,
  received_at timestamptz not null,
  -- Null: a save of the whole evaluation.
  device_id uuid,
  device text not null,
  author text not null,
  primary key (trainer_id, id),
  constraint change_belongs_to_a_mesocycle_of_its_student
    foreign key (trainer_id, student_id, mesocycle_id) references mesocycles (trainer_id, student_id, id) on delete cascade,
  constraint change_belongs_to_a_microcycle_of_its_mesocycle
    foreign key (trainer_id, student_id, mesocycle_id, microcycle_id)
    references microcycles (trainer_id, student_id, mesocycle_id, id) on delete cascade,
  constraint author_is_staff check (author in ('trainer', 'admin')),
  constraint field_has_a_name check (field <> '')
);

create index changes_of_an_evaluation on evaluation_changes (trainer_id, mesocycle_id, microcycle_id, position);

select pg_temp.secure_tenant_table('evaluation_changes',
  'trainer_keeps_own_tenant', 'student_reads_own_rows', 'admin_keeps_the_opened_tenant');
grant select, insert on evaluation_changes to prumo_server;
