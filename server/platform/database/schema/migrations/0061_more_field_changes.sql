-- Strength tests, which are the student's, and points on posture photos are changed without a signal too: their changes lie beside those of
-- the sheet. A change that others replaced is removed once no device can still send it.
alter table evaluation_changes
  add column part text not null default 'sheet',
  alter column mesocycle_id drop not null,
  add constraint part_is_known check (part in ('sheet', 'strength', 'photos')),
  add constraint strength_alone_is_of_no_cycle check ((part = 'strength') = (mesocycle_id is null)),
  add constraint change_belongs_to_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade;
alter table evaluation_changes alter column part drop default;

create index changes_of_a_student on evaluation_changes (trainer_id, student_id, part, position);
create index changes_by_arrival on evaluation_changes (trainer_id, received_at);

create policy only_old_changes_are_removed on evaluation_changes as restrictive for delete
  using (received_at < now() - interval '30 days' or (select actor_role()) = 'eraser');
grant delete on evaluation_changes to prumo_server;
