-- Each sub-select of a policy is a node that every run of a statement prepares, also for roles that do not act: a page of the student list
-- had 115. Policies that differ by a role become one, and each asks once, by a function that knows the role.

-- The tenant of its trainer, or the one that the administrator has opened.
create function staff_tenant() returns bigint
  language sql stable parallel safe
  as $$ select case when current_setting('prumo.role', true) in ('trainer', 'admin') then actor_trainer() end $$;

create function is_staff() returns boolean
  language sql stable parallel safe
  as $$ select current_setting('prumo.role', true) in ('trainer', 'admin') $$;

create function looks_across_tenants() returns boolean
  language sql stable parallel safe
  as $$ select current_setting('prumo.role', true) = 'admin' and actor_trainer() is null $$;

-- Null for every other role.
create function actor_id_as(role text) returns bigint
  language sql stable parallel safe
  as $$ select case when current_setting('prumo.role', true) = role then actor_id() end $$;

create function actor_trainer_as(role text) returns bigint
  language sql stable parallel safe
  as $$ select case when current_setting('prumo.role', true) = role then actor_trainer() end $$;

-- Where every policy names the tenant in the same words, PostgreSQL takes it out of them and enters an index by it. Tables with a policy
-- across tenants cannot be entered so, and ask less.
do $body$
  declare
    tenant constant text := 'trainer_id = (select actor_trainer())';
    across constant text[] := (
      select array_agg(distinct tablename) from pg_policies
       where schemaname = 'public' and permissive = 'PERMISSIVE' and cmd in ('ALL', 'SELECT')
         and qual not like '%(trainer_id = ( SELECT actor_trainer() AS actor_trainer))%');
    policy record;
    condition text;
    person text;
  begin
    for policy in
      select tablename, tablename = any(across) as is_across from pg_policies
       where schemaname = 'public' and policyname in ('trainer_keeps_own_tenant', 'admin_keeps_the_opened_tenant')
       group by tablename having count(*) = 2
    loop
      condition := case when policy.is_across then 'trainer_id = (select staff_tenant())' else tenant || ' and (select is_staff())' end;
      execute format('drop policy trainer_keeps_own_tenant on %I', policy.tablename);
      execute format('drop policy admin_keeps_the_opened_tenant on %I', policy.tablename);
      execute format('create policy trainer_or_support_keeps_the_tenant on %I using (%2$s) with check (%2$s)', policy.tablename, condition);
    end loop;

    for policy in
      select tablename, policyname, with_check, tablename = any(across) as is_across,
             case policyname when 'eraser_forgets_a_students' then 'eraser' else 'student' end as role
        from pg_policies
       where schemaname = 'public'
         and policyname in ('student_reads_own_rows', 'student_records_own_trainings', 'eraser_forgets_a_students')
    loop
      person := case policy.tablename when 'students' then 'id' else 'student_id' end;
      condition := format(
        case when policy.is_across then '(trainer_id, %I) = (select actor_trainer(), actor_id_as(%L))'
             else tenant || ' and %I = (select actor_id_as(%L))' end,
        person, policy.role);
      execute format('alter policy %I on %I using (%s)', policy.policyname, policy.tablename, condition);
      if policy.with_check is not null then
        execute format('alter policy %I on %I with check (%s)', policy.policyname, policy.tablename, condition);
      end if;
    end loop;

    for policy in
      select tablename, tablename = any(across) as is_across from pg_policies
       where schemaname = 'public' and policyname = 'eraser_removes_a_tenant' and qual like '%trainer_id = %actor_id() AS actor_id) = %'
    loop
      execute format('alter policy eraser_removes_a_tenant on %I using (%s)', policy.tablename,
        case when policy.is_across then '(trainer_id, trainer_id) = (select actor_trainer(), actor_id_as(''eraser''))'
             else tenant || ' and trainer_id = (select actor_id_as(''eraser''))' end);
    end loop;

    for policy in select tablename from pg_policies where schemaname = 'public' and policyname = 'admin_looks_across_tenants' loop
      execute format('alter policy admin_looks_across_tenants on %I using ((select looks_across_tenants()))', policy.tablename);
    end loop;
  end
$body$;

alter policy trainer_keeps_own_tenant on users
  using (trainer_id = (select actor_trainer_as('trainer'))) with check (trainer_id = (select actor_trainer_as('trainer')));
alter policy admin_keeps_students_of_the_opened_tenant on users
  using (trainer_id = (select actor_trainer_as('admin')) and role = 'student')
  with check (trainer_id = (select actor_trainer_as('admin')) and role = 'student');
alter policy student_reads_own_trainer on users using (id = (select actor_trainer_as('student')));
alter policy admin_reads_the_opened_trainer on users using (id = (select actor_trainer_as('admin')));

alter policy eraser_removes on students
  using (trainer_id = (select actor_trainer_as('eraser')) and actor_id() in (id, trainer_id));
alter policy registrant_finds_own_registration on students
  using ((trainer_id, id) = (select actor_trainer(), actor_id_as('registrant')));

alter policy trainer_keeps_own_tenant on student_plans
  using (trainer_id = (select actor_trainer_as('trainer'))) with check (trainer_id = (select actor_trainer_as('trainer')));
alter policy admin_reads_the_opened_tenant on student_plans using (trainer_id = (select actor_trainer_as('admin')));

alter policy admin_looks_across_the_library on trainings using (student_id = 0 and (select looks_across_tenants()));
alter policy admin_looks_across_the_library on training_entries using (student_id = 0 and (select looks_across_tenants()));
