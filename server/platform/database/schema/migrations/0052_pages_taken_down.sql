-- The administrator takes a page down and says why. It stays as it is, for its trainer to mend, and is nobody else's to read until it is
-- put back.

alter table landing_pages
  add column taken_down_at timestamptz,
  add column taken_down_reason text,
  add constraint taken_down_has_a_reason check ((taken_down_at is null) = (taken_down_reason is null));

alter policy visitor_sees_what_is_published on landing_pages
  using ((select actor_role()) = 'visitor' and published_at is not null and taken_down_at is null);
alter policy student_sees_the_trainers on landing_pages
  using (
    (select actor_role()) = 'student' and trainer_id = (select actor_trainer())
    and published_at is not null and taken_down_at is null
  );
