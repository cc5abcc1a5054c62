-- Who may not read what students pay opened a student's account all the same, which stood in the student's log, before they were refused.
create or replace function open_support(admin bigint, kind text, wanted bigint, done text) returns bigint
  language plpgsql volatile
  as $$
  declare
    tenant bigint;
    person bigint;
  begin
    perform enter_scope('admin', admin, null);
    case kind
      when 'user' then select trainer_id, id into tenant, person from users where id = wanted and role <> 'admin';
      when 'trainer' then select trainer_id, id into tenant, person from users where id = wanted and role = 'trainer';
      when 'student' then select trainer_id, id into tenant, person from users where id = wanted and role = 'student';
      when 'mesocycle' then select trainer_id, student_id into tenant, person from mesocycles where id = wanted;
      when 'microcycle' then select trainer_id, student_id into tenant, person from microcycles where id = wanted;
      when 'strength_test' then select trainer_id, student_id into tenant, person from strength_tests where id = wanted;
      when 'library_entry' then select trainer_id, trainer_id into tenant, person from library_entries where id = wanted;
    end case;
    if tenant > 0 then
      insert into audit_log (trainer_id, user_id, actor_id, actor_role, subject, action)
        values (tenant, person, admin, 'admin', 'support', done)
        on conflict do nothing;
    end if;
    perform enter_scope('', null, null);
    return tenant;
  end
  $$;
