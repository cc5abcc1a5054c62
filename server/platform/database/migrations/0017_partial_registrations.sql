-- A registration is changed in part: the answers that are not sent stay. And a student who saves without having changed
-- anything has not changed the registration: the trainer is told nothing, and no other window's version grows old.

-- The answers of an anamnesis that say something: to leave one out, blank or null is the same.
create function given_answers(answers jsonb) returns jsonb
  language sql immutable
  return (
    select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(answers)
     where value not in ('null', '""')
  );

drop function change_own_registration(jsonb, integer);

-- The one way by which a student writes the own registration: what is not named here stays the trainer's, whatever is sent.
-- It acts as the registrant for its own statements alone, and answers the version, or null when `seen` is a stale one.
-- `account_changed` says that name, e-mail, phone or photo, which stand beside the registration, were changed along with it.
create function change_own_registration(change jsonb, seen integer, account_changed boolean) returns integer
  language plpgsql volatile
  as $$
  declare
    acting_student bigint := actor_id();
    acting_trainer bigint := actor_trainer();
    before students%rowtype;
    after students%rowtype;
    version integer;
  begin
    if actor_role() is distinct from 'student' then
      raise exception 'only a student changes the own registration' using errcode = 'insufficient_privilege';
    end if;
    perform enter_scope('registrant', acting_student, acting_trainer);
    select * into before from students
     where trainer_id = acting_trainer
       and id = acting_student
       and (seen is null or lock_version = seen)
       for update;
    if found then
      after := before;
      after.gender := coalesce(change ->> 'gender', before.gender);
      after.birthdate := coalesce((change ->> 'birthdate')::date, before.birthdate);
      after.country := coalesce(change ->> 'country', before.country);
      after.personal_anamnesis := before.personal_anamnesis
        || (coalesce(change -> 'personal_anamnesis', '{}') - array['days_of_week', 'training_goals']);
      after.physiological_anamnesis := before.physiological_anamnesis
        || coalesce(change -> 'physiological_anamnesis', '{}');
      version := before.lock_version;
      if account_changed
        or (after.gender, after.birthdate, after.country) is distinct from (before.gender, before.birthdate, before.country)
        or given_answers(after.personal_anamnesis) <> given_answers(before.personal_anamnesis)
        or given_answers(after.physiological_anamnesis) <> given_answers(before.physiological_anamnesis)
      then
        version := version + 1;
        update students
           set gender = after.gender,
               birthdate = after.birthdate,
               country = after.country,
               personal_anamnesis = after.personal_anamnesis,
               physiological_anamnesis = after.physiological_anamnesis,
               is_profile_changed = true,
               is_changes_notified = false,
               lock_version = version
         where trainer_id = acting_trainer
           and id = acting_student;
      end if;
    end if;
    perform enter_scope('student', acting_student, acting_trainer);
    return version;
  end
  $$;
