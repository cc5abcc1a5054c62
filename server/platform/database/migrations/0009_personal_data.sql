-- What the data protection law gives a person: a copy of their data, and its erasure. Both are asked for, both leave a record
-- without a name. An erased account keeps its row, so that what must stay for the tax office points to somebody: it then has
-- the role 'erased', which no door opens to and no list shows.

alter table users drop constraint role_is_known;
alter table users add constraint role_is_known check (role in ('admin', 'trainer', 'student', 'erased'));
alter table users drop constraint tenant_follows_role;
alter table users add constraint tenant_follows_role check (
  case role
    when 'admin' then trainer_id is null
    when 'trainer' then trainer_id = id
    when 'erased' then trainer_id is not null
    else trainer_id is not null and trainer_id <> id
  end
);
alter table users add constraint erased_account_tells_nothing check (
  role <> 'erased'
  or (not is_active and password_hash is null and phone is null and photo_key is null and last_sign_in_at is null)
);

create table data_exports (
  user_id bigint not null,
  id bigint generated always as identity,
  state text not null,
  requested_at timestamptz not null,
  expires_at timestamptz,
  file_key text,
  size_bytes bigint,
  primary key (user_id, id),
  constraint export_is_a_persons foreign key (user_id) references users (id) on delete cascade,
  constraint state_is_known check (state in ('queued', 'ready', 'expired', 'failed')),
  constraint file_is_there_while_ready
    check ((state = 'ready') = (file_key is not null) and (state = 'ready') = (size_bytes is not null)),
  constraint ready_expires check (state <> 'ready' or expires_at > requested_at)
);
create unique index one_export_under_way_per_person on data_exports (user_id) where state = 'queued';
create index exports_to_remove on data_exports (expires_at) where state = 'ready';

create table erasure_requests (
  user_id bigint not null,
  id bigint generated always as identity,
  state text not null,
  requested_at timestamptz not null,
  handled_at timestamptz,
  handled_by bigint,
  -- Why it was refused, as the person was told.
  reason text,
  primary key (user_id, id),
  constraint erasure_request_id_is_unique unique (id),
  constraint erasure_is_asked_by_a_person foreign key (user_id) references users (id) on delete cascade,
  constraint handler_has_an_account foreign key (handled_by) references users (id) on delete set null,
  constraint state_is_known check (state in ('pending', 'withdrawn', 'fulfilled', 'refused')),
  constraint pending_is_not_handled check ((state = 'pending') = (handled_at is null)),
  constraint reason_is_of_a_refusal check (reason is null or state = 'refused')
);
create unique index one_erasure_pending_per_person on erasure_requests (user_id) where state = 'pending';
create index erasure_requests_by_state on erasure_requests (state, requested_at, id);

alter table data_exports enable row level security;
alter table data_exports force row level security;
create policy people_read_their_exports on data_exports for select
  using (user_id = (select actor_id()));
create policy people_ask_for_exports on data_exports for insert
  with check (user_id = (select actor_id()) and state = 'queued');
-- The job that makes and removes them, and whoever holds a signed link, act before anybody is known.
create policy authenticator_keeps_exports on data_exports
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');

alter table erasure_requests enable row level security;
alter table erasure_requests force row level security;
create policy people_read_their_requests on erasure_requests for select
  using (user_id = (select actor_id()));
-- The administrator's account cannot be erased: nobody would be left to handle requests.
create policy people_ask_for_erasure on erasure_requests for insert
  with check (
    user_id = (select actor_id()) and state = 'pending' and (select actor_role()) in ('trainer', 'student')
  );
create policy people_withdraw on erasure_requests for update
  using (user_id = (select actor_id()) and state = 'pending')
  with check (user_id = (select actor_id()) and state = 'withdrawn');
create policy admin_reads_requests on erasure_requests for select
  using ((select actor_role()) = 'admin');
create policy admin_handles_requests on erasure_requests for update
  using ((select actor_role()) = 'admin')
  with check ((select actor_role()) = 'admin' and state <> 'pending');

grant select, insert, update, delete on data_exports to prumo_server;
grant select, insert, update on erasure_requests to prumo_server;

-- The eraser acts for one person: `actor_id` is whom it erases, `actor_trainer` their tenant. For a trainer, the whole tenant.
create policy eraser_removes on students
  using (
    (select actor_role()) = 'eraser' and trainer_id = (select actor_trainer())
    and (select actor_id()) in (id, (select actor_trainer()))
  );
do $$
declare
  owned record;
begin
  for owned in
    select * from (values
      ('trainers', 'trainer_id'), ('subscriptions', 'trainer_id'), ('payments', 'trainer_id'),
      ('exercises', 'owner_id'), ('subscription_plans', 'owner_id')
    ) as tables (name, tenant)
  loop
    execute format(
      $policy$
        create policy eraser_removes_a_tenant on %I
          using (
            (select actor_role()) = 'eraser' and %I = (select actor_trainer())
            and (select actor_id()) = (select actor_trainer())
          )
      $policy$, owned.name, owned.tenant);
  end loop;
end
$$;

-- The record of who looked holds ids and stays; from where somebody came is nobody's business once they are gone.
create policy eraser_reads on audit_log for select
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()));
create policy eraser_forgets_from_where on audit_log for update
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()))
  with check ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()) and device is null and network is null);
grant update (device, network) on audit_log to prumo_server;

-- Further ways by which the server's role reaches the jobs.
create function enqueue_data_export(person bigint, export bigint) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    perform graphile_worker.add_job('export_data', json_build_object('person', person, 'export', export), max_attempts => 5);
  end
  $$;
create function enqueue_file_removal(keys text[]) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    perform graphile_worker.add_job('remove_files', json_build_object('keys', keys), max_attempts => 12);
  end
  $$;
revoke execute on function enqueue_data_export(bigint, bigint), enqueue_file_removal(text[]) from public;
grant execute on function enqueue_data_export(bigint, bigint), enqueue_file_removal(text[]) to prumo_server;
