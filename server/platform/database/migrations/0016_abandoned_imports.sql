-- Lines of a spreadsheet that were sent ahead and never registered are people's data that nobody needs. Who sweeps them away
-- sees, of all tenants, only imports that were not finished, for its own query alone, and can neither make nor change one.

create policy sweeper_forgets_what_was_abandoned on student_imports
  using ((select actor_role()) = 'sweeper' and finished_at is null)
  with check (false);

create function forget_abandoned_imports(begun_before timestamptz) returns void
  language plpgsql volatile
  as $$
  declare
    acting text := actor_role();
  begin
    if acting is distinct from 'authenticator' then
      raise exception 'abandoned imports are forgotten by the clock';
    end if;
    perform enter_scope('sweeper', null, null);
    delete from student_imports where finished_at is null and started_at < begun_before;
    perform enter_scope(acting, null, null);
  end
  $$;
