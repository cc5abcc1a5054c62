-- `has_lapsed` ended the scope of its caller. A query that asked it of several trainers then saw no further row wherever PostgreSQL read
-- them one by one, so that the night of retentions could leave trainers out. Now the caller's scope stands again afterwards.
create or replace function has_lapsed(trainer bigint, today date) returns boolean
  language plpgsql volatile
  as $$
  declare
    role text := actor_role();
    person bigint := actor_id();
    tenant bigint := actor_trainer();
    open boolean;
  begin
    perform enter_scope('authenticator', null, null);
    select exists (
      select from subscriptions s
       where s.trainer_id = trainer and s.state <> 'canceled'
         and today < s.period_end + case when s.is_ending then 0 else 7 end
    ) or exists (select from trials t where t.trainer_id = trainer and today < t.ends_on) into open;
    perform enter_scope(coalesce(role, ''), person, tenant);
    return not open;
  end
  $$;
