-- Where a student trains and with what at home, as the trainer last chose it for a proposal: it depends on the student's home, so it is
-- kept for each student. Null until it is chosen.

alter table students
  add column training_place text,
  add column home_equipment text[] not null default '{}',
  add constraint training_place_is_known check (training_place in ('gym', 'home')),
  add constraint home_equipment_is_short check (cardinality(home_equipment) <= 20);
