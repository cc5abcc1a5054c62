-- A registration is changed by two people: by the trainer in full, and by the student, but for what only the trainer
-- decides. The version keeps one from overwriting what the other has just written.

alter table students add column lock_version integer not null default 0;

-- The one way by which a student writes the own registration: what is not named here stays the trainer's, whatever is sent.
-- It acts as the registrant for its own statement alone, and answers the new version, or null when `seen` is a stale one.
create function change_own_registration(change jsonb, seen integer) returns integer
  language plpgsql volatile
  as $$
  declare
    acting_student bigint := actor_id();
    acting_trainer bigint := actor_trainer();
    version integer;
  begin
    if actor_role() is distinct from 'student' then
      raise exception 'only a student changes the own registration' using errcode = 'insufficient_privilege';
    end if;
    perform enter_scope('registrant', acting_student, acting_trainer);
    update students
       set gender = coalesce(change ->> 'gender', gender),
           birthdate = coalesce((change ->> 'birthdate')::date, birthdate),
           country = coalesce(change ->> 'country', country),
           physiological_anamnesis = coalesce(change -> 'physiological_anamnesis', physiological_anamnesis),
           personal_anamnesis = case
             when change -> 'personal_anamnesis' is null then personal_anamnesis
             else (change -> 'personal_anamnesis') - array['days_of_week', 'training_goals']
               || jsonb_strip_nulls(jsonb_build_object(
                    'days_of_week', personal_anamnesis -> 'days_of_week',
                    'training_goals', personal_anamnesis -> 'training_goals'))
           end,
           is_profile_changed = true,
           is_changes_notified = false,
           lock_version = lock_version + 1
     where trainer_id = acting_trainer
       and id = acting_student
       and (seen is null or lock_version = seen)
    returning lock_version into version;
    perform enter_scope('student', acting_student, acting_trainer);
    return version;
  end
  $$;

create policy registrant_finds_own_registration on students for select
  using (
    (select actor_role()) = 'registrant'
    and trainer_id = (select actor_trainer())
    and id = (select actor_id())
  );
create policy registrant_changes_own_registration on students for update
  using (
    (select actor_role()) = 'registrant'
    and trainer_id = (select actor_trainer())
    and id = (select actor_id())
  )
  with check (
    (select actor_role()) = 'registrant'
    and trainer_id = (select actor_trainer())
    and id = (select actor_id())
  );
