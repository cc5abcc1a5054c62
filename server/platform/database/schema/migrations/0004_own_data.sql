-- What the data protection law gives a person: who looked at or changed their data, what they agreed to, a copy of their data, and its
-- erasure. All of it leaves a record without a name.

-- Who did what to whose account, and who looked at or changed whose health data: only ever added to, and read by the person concerned.
-- No foreign key: the record of who looked outlives the account that was looked at, or that looked. It holds ids, no names.
-- `actor_id` and `actor_role` are columns here; the functions of the same names tell the acting person.
create table audit_log (
  -- 0 for the administrator, who has no tenant.
  trainer_id bigint not null,
  -- Whom it concerns.
  user_id bigint not null,
  id bigint generated always as identity,
  happened_at timestamptz not null default now(),
  -- Null: whoever failed to sign in is not known.
  actor_id bigint,
  actor_role text,
  -- 'account', or the health data; both are codes of domain/audit.ts, which has their words.
  subject text not null,
  action text not null,
  -- "Chrome em Windows", never the whole user agent.
  device text,
  -- A block of addresses, never one.
  network text,
  primary key (trainer_id, user_id, id),
  constraint actor_is_known_with_role check ((actor_id is null) = (actor_role is null)),
  constraint role_is_known check (actor_role in ('admin', 'trainer', 'student')),
  constraint codes_are_words check (subject ~ '^[a-z_]+$' and action ~ '^[a-z_]+$')
);
-- One row per hour says that somebody looked; a row per click would say no more. This is what makes reading cheap.
create unique index audit_log_tells_an_access_once_an_hour
  on audit_log (trainer_id, user_id, actor_id, subject, action, date_bin('1 hour', happened_at, timestamptz '2000-01-01 00:00+00'))
  where subject <> 'account';

-- The terms of use and privacy policy, each version kept for good, and who accepted which and when: the proof that the data
-- protection law asks for. The version in force is the highest one.
create table terms (
  version integer primary key,
  description text not null,
  published_at timestamptz not null,
  -- Nobody published the text that comes with the product.
  published_by bigint,
  constraint versions_count_from_one check (version > 0),
  constraint description_is_not_blank check (btrim(description) <> ''),
  constraint publisher_has_an_account foreign key (published_by) references users (id) on delete set null
);

create table consents (
  user_id bigint not null,
  version integer not null,
  given_at timestamptz not null,
  primary key (user_id, version),
  constraint consent_is_a_persons foreign key (user_id) references users (id) on delete cascade,
  constraint consent_is_to_published_terms foreign key (version) references terms (version)
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

-- The administrator helps with the students of any trainer, in one tenant at a time, never without a record of whose data it was.
-- Returns the tenant of an id and records that the administrator opened it; null when the id belongs to nobody. The platform's own
-- library entries are tenant 0; no person is recorded for them. For its own queries alone it acts as the administrator who looks across
-- tenants.
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

select pg_temp.secure_table('audit_log');
create policy people_read_what_concerns_them on audit_log for select
  using (user_id = (select actor_id()) and trainer_id = coalesce((select actor_trainer()), 0));
create policy trainer_records_in_own_tenant on audit_log for insert
  with check (
    (select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()) and actor_id = (select actor_id())
  );
create policy student_records_about_oneself on audit_log for insert
  with check (
    (select actor_role()) = 'student' and trainer_id = (select actor_trainer())
    and user_id = (select actor_id()) and actor_id = (select actor_id())
  );
create policy admin_records_own_deeds on audit_log for insert
  with check ((select actor_role()) = 'admin' and actor_id = (select actor_id()));
create policy authenticator_records_sign_ins on audit_log for insert
  with check ((select actor_role()) = 'authenticator');
-- The record of who looked holds ids and stays; from where somebody came is nobody's business once they are gone.
create policy eraser_reads on audit_log for select
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()));
create policy eraser_forgets_from_where on audit_log for update
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()))
  with check ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()) and device is null and network is null);
-- Neither update nor delete: a record that could be mended would prove nothing.
grant select, insert, update (device, network) on audit_log to prumo_server;

-- Terms are read by everybody, signed in or not, and only ever added to.
select pg_temp.secure_table('terms');
create policy everybody_reads_the_terms on terms for select
  using (true);
create policy admin_publishes on terms for insert
  with check ((select actor_role()) = 'admin');

-- A consent is given by the person alone, or while registering; it is never changed or taken back.
select pg_temp.secure_table('consents');
create policy people_read_their_consents on consents for select
  using (user_id = (select actor_id()));
create policy people_give_their_consent on consents for insert
  with check (user_id = (select actor_id()));
create policy authenticator_reads_consents on consents for select
  using ((select actor_role()) = 'authenticator');
create policy authenticator_records_consents on consents for insert
  with check ((select actor_role()) = 'authenticator');
grant select, insert on terms, consents to prumo_server;

select pg_temp.secure_table('data_exports');
create policy people_read_their_exports on data_exports for select
  using (user_id = (select actor_id()));
create policy people_ask_for_exports on data_exports for insert
  with check (user_id = (select actor_id()) and state = 'queued');
-- The job that makes and removes them, and whoever holds a signed link, act before anybody is known.
create policy authenticator_keeps_exports on data_exports
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
grant select, insert, update, delete on data_exports to prumo_server;

select pg_temp.secure_table('erasure_requests');
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
grant select, insert, update on erasure_requests to prumo_server;
