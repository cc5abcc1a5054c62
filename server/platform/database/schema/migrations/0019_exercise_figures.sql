-- The drawings of the platform's exercises are public: mails, links and other programs show them without a session.
create policy visitor_sees_the_platforms on exercises for select
  using ((select actor_role()) = 'visitor' and owner_id = 0);
create policy visitor_sees_the_platforms on exercise_muscle_groups for select
  using ((select actor_role()) = 'visitor' and owner_id = 0);
