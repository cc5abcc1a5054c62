-- The administrator keeps the trainers: lists them, registers them, changes and deactivates them. A trainer whose password was
-- chosen by the administrator must choose another one first. Deactivating a trainer no longer closes the product to the students.

-- Until the person has chosen another password, the server answers only the calls that this takes.
alter table users add column must_change_password boolean not null default false;
alter table users add constraint only_trainers_must_change_password
  check (not must_change_password or role in ('trainer', 'erased'));

-- The administrator and the trainer may change the same registration at once: the later of the two is told.
alter table trainers add column lock_version integer not null default 0;

-- The list of trainers, in order of name, among the accounts of all students.
create index trainers_by_name on users (search, id) include (is_active) where role = 'trainer';

-- The list shows all trainers. A registration is written in its own tenant, together with a record of it.
create policy admin_looks_across_tenants on trainers for select
  using ((select actor_role()) = 'admin' and (select actor_trainer()) is null);
create policy admin_reads_the_opened_trainer on trainers for select
  using ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()));
create policy admin_registers_the_opened_trainer on trainers for insert
  with check ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()));
create policy admin_changes_the_opened_trainer on trainers for update
  using ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()))
  with check ((select actor_role()) = 'admin' and trainer_id = (select actor_trainer()));

-- Returns the person of a session in one round trip, and whether that person must choose a password first. A student keeps access
-- while the trainer is deactivated. The function acts as the authenticator for its own query alone.
drop function authenticate(bytea, timestamptz);
create function authenticate(session_hash bytea, moment timestamptz)
  returns table (user_id bigint, role text, trainer_id bigint, must_change_password boolean)
  language plpgsql volatile
  as $$
  begin
    perform enter_scope('authenticator', null, null);
    return query
      select u.id, u.role, u.trainer_id, u.must_change_password
        from sessions s
        join users u on u.id = s.user_id
       where s.token_hash = session_hash
         and s.expires_at > moment
         and u.is_active;
    perform enter_scope('', null, null);
  end
  $$;
