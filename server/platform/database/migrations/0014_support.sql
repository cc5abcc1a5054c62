-- The administrator helps with the students of any trainer: finds them across tenants, and is then let into one tenant at a
-- time, by an id of that tenant, never without a record of whose data it was.

-- Whose tenant an id belongs to, recorded as opened by the administrator. Null: nobody's. It acts as the administrator who
-- looks across tenants for its own queries alone.
create function open_support(admin bigint, kind text, wanted bigint, done text) returns bigint
  language plpgsql volatile
  as $$
  declare
    tenant bigint;
    person bigint;
  begin
    perform enter_scope('admin', admin, null);
    case kind
      when 'user' then select trainer_id, id into tenant, person from users where id = wanted and role <> 'admin';
      when 'student' then select trainer_id, id into tenant, person from users where id = wanted and role = 'student';
      when 'mesocycle' then select trainer_id, student_id into tenant, person from mesocycles where id = wanted;
      when 'microcycle' then select trainer_id, student_id into tenant, person from microcycles where id = wanted;
    end case;
    if tenant is not null then
      insert into audit_log (trainer_id, user_id, done_by, doer_role, what, how)
        values (tenant, person, admin, 'admin', 'support', done)
        on conflict do nothing;
    end if;
    perform enter_scope('', null, null);
    return tenant;
  end
  $$;

-- Ids are drawn from one sequence for all tenants. Not unique indexes: those of a distributed table would have to name the tenant.
create index mesocycles_by_id_alone on mesocycles (id);
create index microcycles_by_id_alone on microcycles (id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['users', 'students', 'evaluations', 'mesocycles', 'microcycles'] loop
    execute format(
      $policy$
        create policy admin_looks_across_tenants on %I for select
          using ((select actor_role()) = 'admin' and (select actor_trainer()) is null)
      $policy$, tenant_table);
  end loop;
  foreach tenant_table in array array[
    'students', 'macrocycles', 'mesocycles', 'microcycles',
    'evaluations', 'trainings', 'training_entries', 'training_entry_exercises'
  ] loop
    execute format(
      $policy$
        create policy admin_keeps_the_opened_tenant on %I
          using ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()))
          with check ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()))
      $policy$, tenant_table);
  end loop;
end
$$;

-- Of the accounts the students', and the trainer's to be read.
create policy admin_keeps_students_of_the_opened_tenant on users
  using ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()) and role = 'student')
  with check ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()) and role = 'student');
create policy admin_reads_the_opened_trainer on users for select
  using ((select actor_role()) = 'admin' and id = (select actor_trainer()));

create policy admin_reads_the_opened_tenants on exercises for select
  using ((select actor_role()) = 'admin' and owner_id = (select actor_trainer()));
create policy admin_reads_the_opened_tenants on exercise_muscle_groups for select
  using ((select actor_role()) = 'admin' and owner_id = (select actor_trainer()));
create policy admin_reads_the_opened_tenants on payments for select
  using ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()));

create policy admin_invites_students_of_the_opened_tenant on access_links for insert
  with check (
    (select actor_role()) = 'admin'
    and purpose = 'confirm_student'
    and exists (
      select from users
       where users.id = user_id and users.role = 'student' and users.trainer_id = (select actor_trainer())
    )
  );
