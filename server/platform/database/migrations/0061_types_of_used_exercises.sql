-- The type of an exercise decides which figures a row asks for. When a used exercise changed its type, every cycle that used it could no
-- longer be saved. Such a change is refused now, with the number of trainings, which for the platform's exercises are those of all tenants:
-- only this function may count them, for the administrator, and for a trainer those of the own exercises. Its owner needs policies of its
-- own, as row-level security is forced on owners too.

create policy owner_counts_uses on training_entries for select to current_user using (true);
create policy owner_counts_uses on training_entry_exercises for select to current_user using (true);

create function trainings_with_exercise(owner bigint, exercise bigint) returns integer
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select count(distinct (entries.trainer_id, entries.training_id))::integer
      from public.training_entry_exercises uses
      join public.training_entries entries on entries.trainer_id = uses.trainer_id and entries.id = uses.entry_id
     where uses.exercise_owner_id = owner
       and uses.exercise_id = exercise
       and owner = case public.actor_role() when 'admin' then 0 when 'trainer' then public.actor_trainer() end
  $$;
revoke execute on function trainings_with_exercise(bigint, bigint) from public;
grant execute on function trainings_with_exercise(bigint, bigint) to prumo_server;
