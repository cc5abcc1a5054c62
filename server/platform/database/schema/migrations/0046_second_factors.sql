-- A second factor beside the password: an authenticator app, with recovery codes for the day when the phone is lost. What is weighty is
-- done by who proved within the last minutes that it is they: a session knows when.
create table authenticator_apps (
  user_id bigint primary key,
  -- Secrets are sealed with a key that is in no dump; without it no code can be computed.
  sealed_secret bytea,
  -- When a first code proved that the app has the secret.
  confirmed_at timestamptz,
  -- Of an app that is being added, perhaps in the place of the former one.
  pending_secret bytea,
  -- Of the last code that was used, in steps of 30 seconds: none is taken twice.
  last_step bigint not null default 0,
  constraint secret_is_confirmed check ((sealed_secret is null) = (confirmed_at is null)),
  constraint app_belongs_to_a_user foreign key (user_id) references users (id) on delete cascade
);

-- Ten at a time, of some 50 random bits: hence the slow hash, with one salt for the ten of a person.
create table recovery_codes (
  user_id bigint not null,
  code_hash bytea not null,
  salt bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash),
  constraint recovery_code_belongs_to_a_user foreign key (user_id) references users (id) on delete cascade
);

-- Who has given the right password and not yet the second factor. It ends with a change of the password.
create table sign_in_tickets (
  token_hash bytea primary key,
  user_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  constraint ticket_belongs_to_a_user foreign key (user_id) references users (id) on delete cascade,
  constraint ticket_expires_after_it_starts check (expires_at > created_at)
);
create index sign_in_tickets_of_a_user on sign_in_tickets (user_id);

alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;

drop function authenticate(bytea, timestamptz);
create function authenticate(session_hash bytea, moment timestamptz)
  returns table (
    user_id bigint, role text, trainer_id bigint, must_change_password boolean, admin_roles text[], proved_at timestamptz
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
      select u.id, u.role, u.trainer_id, u.must_change_password, u.admin_roles, s.proved_at
        from sessions s
        join users u on u.id = s.user_id
       where s.token_hash = session_hash
         and s.expires_at > moment
         and u.is_active;
    perform enter_scope('', null, null);
  end
  $$;

select pg_temp.secure_table('authenticator_apps');
create policy authenticator_keeps_apps on authenticator_apps
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
create policy people_read_their_app on authenticator_apps for select
  using (user_id = (select actor_id()));

select pg_temp.secure_table('recovery_codes');
create policy authenticator_keeps_recovery_codes on recovery_codes
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
create policy people_read_their_recovery_codes on recovery_codes for select
  using (user_id = (select actor_id()));

select pg_temp.secure_table('sign_in_tickets');
create policy authenticator_keeps_tickets on sign_in_tickets
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');

grant select, insert, update, delete on authenticator_apps, recovery_codes, sign_in_tickets to prumo_server;
