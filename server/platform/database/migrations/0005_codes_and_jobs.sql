-- What a person proves an e-mail with, or gets back in by: a link for 48 hours or a code of 6 characters for 15 minutes.
-- Mail is a job of the transaction that causes it. And a session gets a name of its own, by which its owner may end it.

alter table access_links drop constraint purpose_is_known;
alter table access_links add constraint purpose_is_known
  check (purpose in ('confirm_student', 'confirm_registration', 'reset_password'));

-- A trainer invites; only the authenticator hands out what opens an account that already has a password.
drop policy trainer_invites_own_students on access_links;
create policy trainer_invites_own_students on access_links for insert
  with check (
    (select actor_role()) = 'trainer'
    and purpose = 'confirm_student'
    and exists (select from users where users.id = user_id and users.trainer_id = (select actor_trainer()))
  );

-- One living code per person and purpose: a new one takes the place of the last. Six characters are few, hence a slow hash.
create table access_codes (
  user_id bigint not null,
  purpose text not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  primary key (user_id, purpose),
  constraint code_belongs_to_a_user foreign key (user_id) references users (id) on delete cascade,
  constraint purpose_is_known check (purpose in ('confirm_registration', 'reset_password')),
  constraint code_expires_after_it_starts check (expires_at > created_at),
  constraint tries_are_limited check (tries between 0 and 5)
);

alter table access_codes enable row level security;
alter table access_codes force row level security;
create policy authenticator_checks_codes on access_codes
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');

grant select, insert, update, delete on access_codes to prumo_server;

-- The token's hash is nothing to show; this is.
alter table sessions add column id bigint generated always as identity;
alter table sessions add constraint sessions_are_known_by_id unique (id);

-- The one way by which the server's role reaches the jobs, whose tables are the owner's. The job is there if, and only if,
-- the transaction that asked for it is.
create function enqueue_mail(letter json) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    perform graphile_worker.add_job('send_mail', letter, max_attempts => 12);
  end
  $$;
revoke execute on function enqueue_mail(json) from public;
grant execute on function enqueue_mail(json) to prumo_server;
