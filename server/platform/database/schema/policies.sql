-- Functions for migrations. They exist in the session that migrates and nowhere else: the schema holds only what they make.

-- Without a policy nobody sees a row, not even the owner of the table.
create or replace function pg_temp.secure_table(table_name text) returns void
  language plpgsql
  as $function$
  begin
    execute format('alter table %1$I enable row level security, force row level security', table_name);
  end
  $function$;

-- Secures a table whose `trainer_id` is the tenant, with policies that several tables share. Other policies stand in the table's migration.
create or replace function pg_temp.secure_tenant_table(table_name text, variadic policies text[]) returns void
  language plpgsql
  as $function$
  declare
    policy text;
    definition text;
    trainer constant text := $$(select actor_role()) = 'trainer' and trainer_id = (select actor_trainer())$$;
    -- Migrations before 0078 know no `actor_id_as`.
    student constant text := case when to_regprocedure('actor_id_as(text)') is null
      then $$(select actor_role()) = 'student' and trainer_id = (select actor_trainer()) and student_id = (select actor_id())$$
      else $$trainer_id = (select actor_trainer()) and student_id = (select actor_id_as('student'))$$ end;
    admin constant text := $$(select actor_role()) = 'admin' and trainer_id = (select actor_trainer())$$;
  begin
    perform pg_temp.secure_table(table_name);
    foreach policy in array policies loop
      case policy
        when 'trainer_or_support_keeps_the_tenant' then
          definition := $$using (trainer_id = (select actor_trainer()) and (select is_staff()))
            with check (trainer_id = (select actor_trainer()) and (select is_staff()))$$;
        when 'trainer_keeps_own_tenant', 'trainer_keeps_own' then
          definition := format('using (%1$s) with check (%1$s)', trainer);
        when 'trainer_reads_own' then
          definition := format('for select using (%s)', trainer);
        when 'student_reads_own_rows' then
          definition := format('for select using (%s)', student);
        when 'student_records_own_trainings' then
          definition := format('using (%1$s) with check (%1$s)', student);
        when 'admin_keeps_the_opened_tenant' then
          definition := format('using (%1$s) with check (%1$s)', admin);
        when 'admin_reads_the_opened_tenant' then
          definition := format('for select using (%s)', admin);
        when 'admin_looks_across_tenants' then
          definition := $$for select using ((select actor_role()) = 'admin' and (select actor_trainer()) is null)$$;
        -- The platform's rows are tenant 0.
        when 'trainer_reads_the_platforms' then
          definition := $$for select using ((select actor_role()) = 'trainer' and trainer_id = 0)$$;
        when 'admin_keeps_the_platforms' then
          definition := format('using (%1$s) with check (%1$s)', $$(select actor_role()) = 'admin' and trainer_id = 0$$);
        -- The eraser acts for one person: `actor_id` is whom it erases, `actor_trainer` their tenant. For a trainer, the whole tenant.
        when 'eraser_removes_a_tenant' then
          definition := $$using (
            (select actor_role()) = 'eraser' and trainer_id = (select actor_trainer())
            and (select actor_id()) = (select actor_trainer())
          )$$;
      end case;
      execute format('create policy %I on %I %s', policy, table_name, definition);
    end loop;
  end
  $function$;
