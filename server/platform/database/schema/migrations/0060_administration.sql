-- Several administrators do the platform's work: each act is written down before it is done, and how it ended after it. And they need a
-- second factor, a week after their first sign-in; trainers too, where an owner of the platform asks for it.
create table admin_acts (
  id bigint generated always as identity primary key,
  -- The administrator. No foreign key: the record outlives the account.
  user_id bigint not null,
  happened_at timestamptz not null,
  -- Of the call: "Alterar um plano", and the address with the ids in it.
  summary text not null,
  address text not null,
  -- Null: it did not end, or its end was not written down.
  status integer
);
create index admin_acts_by_person on admin_acts (user_id, id);

create table security_policy (
  only_row boolean primary key default true,
  -- From then on trainers need a second factor. Null: it is their choice.
  trainers_from timestamptz,
  constraint there_is_one_policy check (only_row)
);
insert into security_policy default values;

-- Of administrators and trainers: a week after the first sign-in.
alter table users add column second_factor_due_at timestamptz;
update users set second_factor_due_at = now() + interval '7 days' where role = 'admin';

-- Until when a second factor must be there; null: it is there, or a choice. For the authenticator.
create function second_factor_due(person bigint, role text, due timestamptz) returns timestamptz
  language sql stable
  as $$
    select case role
      when 'admin' then due
      when 'trainer' then (select greatest(due, trainers_from) from security_policy where trainers_from is not null)
    end
    where role <> 'student'
      and not exists (select from authenticator_apps where user_id = person and confirmed_at is not null)
  $$;

drop function authenticate(bytea, timestamptz);
create function authenticate(session_hash bytea, moment timestamptz)
  returns table (
    user_id bigint, role text, trainer_id bigint, must_change_password boolean, admin_roles text[], proved_at timestamptz,
    factor_due_at timestamptz
  )
  language plpgsql volatile
  as $$
  begin
    perform enter_scope('authenticator', null, null);
    update sessions
       set used_at = moment, expires_at = moment + make_interval(secs => idle_seconds)
     where token_hash = session_hash
       and expires_at > moment
       and used_at < moment - interval '1 hour';
    return query
      select u.id, u.role, u.trainer_id, u.must_change_password, u.admin_roles, s.proved_at,
             second_factor_due(u.id, u.role, u.second_factor_due_at)
        from sessions s
        join users u on u.id = s.user_id
       where s.token_hash = session_hash
         and s.expires_at > moment
         and u.is_active;
    perform enter_scope('', null, null);
  end
  $$;

select pg_temp.secure_table('admin_acts');
create policy admin_reads_acts on admin_acts for select
  using ((select actor_role()) = 'admin' and (select actor_trainer()) is null);
create policy admin_records_own_acts on admin_acts for insert
  with check ((select actor_role()) = 'admin' and user_id = (select actor_id()));
create policy admin_ends_own_acts on admin_acts for update
  using ((select actor_role()) = 'admin' and user_id = (select actor_id()))
  with check ((select actor_role()) = 'admin' and user_id = (select actor_id()));
-- No delete, and no update but of how it ended: a record that could be mended would prove nothing.
grant select, insert, update (status) on admin_acts to prumo_server;

select pg_temp.secure_table('security_policy');
create policy admin_keeps_policy on security_policy
  using ((select actor_role()) = 'admin')
  with check ((select actor_role()) = 'admin');
create policy authenticator_reads_policy on security_policy for select
  using ((select actor_role()) = 'authenticator');
grant select, update on security_policy to prumo_server;
