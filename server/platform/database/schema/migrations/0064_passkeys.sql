-- A passkey is a key pair of a phone, a computer or a security key: the public half stands here. It is a second factor, and signs in
-- without a password, because the device has asked for a finger, a face or a number itself.
create table passkeys (
  user_id bigint not null,
  id bigint generated always as identity,
  credential_id text not null,
  public_key bytea not null,
  -- How often a security key was used, by itself; passkeys that are shared between devices count nothing and stay at 0.
  counter bigint not null,
  transports text[] not null,
  -- As the person calls it: "Chrome no Android".
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, id),
  constraint passkey_belongs_to_a_user foreign key (user_id) references users (id) on delete cascade,
  constraint credential_is_known_once unique (credential_id),
  constraint name_is_not_blank check (btrim(name) <> '')
);

-- Each is signed once, within minutes. Whoever signs in by a passkey is not known yet.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id bigint,
  purpose text not null,
  expires_at timestamptz not null,
  constraint challenge_is_a_users foreign key (user_id) references users (id) on delete cascade,
  constraint purpose_is_known check (purpose in ('adding', 'signing_in', 'proving'))
);
create index passkey_challenges_to_forget on passkey_challenges (expires_at);

create or replace function second_factor_due(person bigint, role text, due timestamptz) returns timestamptz
  language sql stable
  as $$
    select case role
      when 'admin' then due
      when 'trainer' then (select greatest(due, trainers_from) from security_policy where trainers_from is not null)
    end
    where role <> 'student'
      and not exists (select from authenticator_apps where user_id = person and confirmed_at is not null)
      and not exists (select from passkeys where user_id = person)
  $$;

select pg_temp.secure_table('passkeys');
create policy authenticator_keeps_passkeys on passkeys
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
create policy people_read_their_passkeys on passkeys for select
  using (user_id = (select actor_id()));

select pg_temp.secure_table('passkey_challenges');
create policy authenticator_keeps_challenges on passkey_challenges
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');

grant select, insert, update, delete on passkeys to prumo_server;
grant select, insert, delete on passkey_challenges to prumo_server;
