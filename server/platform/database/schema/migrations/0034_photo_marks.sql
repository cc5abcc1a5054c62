-- Points that a trainer marked on a posture photo, once and once more. They go with the photo, and a photo that replaces it has none.

alter table evaluation_photos
  add column marks jsonb,
  add column second_marks jsonb,
  add constraint marks_are_points check (jsonb_typeof(marks -> 'points') = 'object'),
  add constraint second_marks_follow_the_first check (second_marks is null or marks is not null);
