-- A trainer may try the product without a card: from the registration until the trial's end it is open, as in a paid period. The
-- administrator may give one, or more days of it. It ends in the choice of a plan.

create table trials (
  trainer_id bigint primary key references trainers (trainer_id) on delete cascade,
  started_on date not null,
  -- The first day that the trial does not cover.
  ends_on date not null,
  -- The last notice that was mailed: days from the end on which it was due.
  told_day smallint,
  constraint trial_ends_after_it_starts check (ends_on > started_on),
  constraint day_has_a_notice check (told_day in (-3, -1, 0))
);
create index trials_by_end on trials (ends_on);

create or replace function has_lapsed(trainer bigint, today date) returns boolean
  language plpgsql volatile
  as $$
  declare
    open boolean;
  begin
    perform enter_scope('authenticator', null, null);
    select exists (
      select from subscriptions s
       where s.trainer_id = trainer and s.state <> 'canceled'
         and today < s.period_end + case when s.is_ending then 0 else 7 end
    ) or exists (select from trials t where t.trainer_id = trainer and today < t.ends_on) into open;
    perform enter_scope('', null, null);
    return not open;
  end
  $$;

-- A page is open during the trial, and closes as after a paid period.
create or replace function landing_page_owners(trainers bigint[], today date)
  returns table (owner_id bigint, owner_name text, owner_cref text, owner_photo text, standing text)
  language plpgsql volatile
  as $$
  declare
    role text := actor_role();
    person bigint := actor_id();
    tenant bigint := actor_trainer();
  begin
    perform enter_scope('authenticator', null, null);
    return query
      select u.id, u.name, u.cref, u.photo_key,
             case
               when not u.is_active then 'closed'
               when exists (
                 select from subscriptions s
                  where s.trainer_id = u.id and s.state <> 'canceled' and today < s.period_end + 7
               ) or exists (select from trials t where t.trainer_id = u.id and today < t.ends_on) then 'open'
               when today < greatest(
                 (select max(s.period_end) + 37 from subscriptions s where s.trainer_id = u.id),
                 (select t.ends_on + 30 from trials t where t.trainer_id = u.id)
               ) then 'closing'
               else 'closed'
             end
        from users u
       where u.id = any(trainers) and u.role = 'trainer';
    perform enter_scope(role, person, tenant);
  end
  $$;

select pg_temp.secure_tenant_table('trials', 'trainer_keeps_own_tenant', 'eraser_removes_a_tenant');
create policy authenticator_sees_who_tries on trials for select using ((select actor_role()) = 'authenticator');
create policy admin_reads_trials on trials for select
  using ((select actor_role()) = 'admin' and coalesce(trainer_id = (select actor_trainer()), (select actor_trainer()) is null));

grant select, insert, update, delete on trials to prumo_server;
