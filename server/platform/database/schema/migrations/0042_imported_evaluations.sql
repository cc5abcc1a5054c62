-- Evaluations from before the platform come in by a spreadsheet. They belong to a student and to no cycle, one per day. The import is known by
-- the browser's key, by which sending it again imports nothing and undoing finds its evaluations.
alter table evaluations
  alter column mesocycle_id drop not null,
  add column import_key uuid,
  add column imported_at timestamptz,
  drop constraint one_evaluation_per_cycle,
  add constraint evaluation_belongs_to_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  add constraint evaluation_without_a_cycle_is_imported
    check ((mesocycle_id is null) = (import_key is not null) and (import_key is null) = (imported_at is null)),
  add constraint evaluation_of_a_microcycle_names_its_mesocycle check (microcycle_id is null or mesocycle_id is not null);

create unique index one_evaluation_per_cycle on evaluations (trainer_id, mesocycle_id, microcycle_id) nulls not distinct
  where mesocycle_id is not null;
create unique index one_imported_evaluation_per_day on evaluations (trainer_id, student_id, evaluated_on) where mesocycle_id is null;
create index evaluations_of_an_import on evaluations (trainer_id, import_key) where import_key is not null;
