-- The exercises that a trainer marks with a star, so that the picker lists them first. What was used last follows from the trainings and
-- is not stored.

create table exercise_favourites (
  trainer_id bigint not null references trainers (trainer_id) on delete cascade,
  exercise_owner_id bigint not null,
  exercise_id bigint not null,
  primary key (trainer_id, exercise_owner_id, exercise_id),
  constraint favourite_is_the_platforms_or_own check (exercise_owner_id in (0, trainer_id)),
  constraint favourite_is_an_exercise
    foreign key (exercise_owner_id, exercise_id) references exercises (owner_id, id) on delete cascade
);

alter table exercise_favourites enable row level security;
alter table exercise_favourites force row level security;
grant select, insert, delete on exercise_favourites to prumo_server;

create policy trainer_keeps_own_tenant on exercise_favourites
  using ((select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()))
  with check ((select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()));
create policy eraser_removes_a_tenant on exercise_favourites
  using (
    (select actor_role()) = 'eraser' and trainer_id = (select actor_trainer())
    and (select actor_id()) = (select actor_trainer())
  );
