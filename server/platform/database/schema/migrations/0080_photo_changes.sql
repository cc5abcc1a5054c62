-- A photo is placed and removed without a signal too: such a change lies beside those of the sheet and the points. Two devices may have placed
-- a photo in one slot without knowing of each other: both are kept, and one is shown, until somebody chooses.
alter table evaluation_changes
  drop constraint part_is_known,
  add constraint part_is_known check (part in ('sheet', 'strength', 'photos', 'slots'));

alter table evaluation_photos
  -- The change that placed it.
  add column change_id uuid not null default gen_random_uuid(),
  add column is_shown boolean not null default true,
  drop constraint one_photo_per_slot;
insert into evaluation_changes
  (trainer_id, student_id, mesocycle_id, microcycle_id, part, id, field, value, replaces, made_at, received_at, device, author)
select trainer_id, student_id, mesocycle_id, microcycle_id, 'slots', change_id, slot, change_id, '{}', created_at, created_at, '', 'trainer'
  from evaluation_photos;
create unique index one_shown_photo_per_slot on evaluation_photos (trainer_id, mesocycle_id, microcycle_id, slot) nulls not distinct
  where is_shown;
create unique index one_photo_per_change on evaluation_photos (trainer_id, change_id);
create index photos_of_a_slot on evaluation_photos (trainer_id, mesocycle_id, slot);
