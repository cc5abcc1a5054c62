-- Who did what to whose account, and who looked at or changed whose health data: only ever added to, and read by the person
-- concerned. And the tries of signing in, counted where a restart forgets nothing and every process sees them.

-- No foreign key: the record of who looked outlives the account that was looked at, or that looked. It holds ids, no names.
create table audit_log (
  -- 0 for the administrator, who has no tenant.
  trainer_id bigint not null,
  -- Whom it concerns.
  user_id bigint not null,
  id bigint generated always as identity,
  happened_at timestamptz not null default now(),
  -- Null: whoever failed to sign in is not known.
  done_by bigint,
  doer_role text,
  -- 'account', or the health data; both are codes of domain/audit.ts, which has their words.
  what text not null,
  how text not null,
  -- "Chrome em Windows", never the whole user agent.
  device text,
  -- A block of addresses, never one.
  network text,
  primary key (trainer_id, user_id, id),
  constraint doer_is_known_with_role check ((done_by is null) = (doer_role is null)),
  constraint role_is_known check (doer_role in ('admin', 'trainer', 'student')),
  constraint codes_are_words check (what ~ '^[a-z_]+$' and how ~ '^[a-z_]+$')
);

-- One row per hour says that somebody looked; a row per click would say no more. This is what makes reading cheap.
create unique index audit_log_tells_an_access_once_an_hour
  on audit_log (trainer_id, user_id, done_by, what, how, date_bin('1 hour', happened_at, timestamptz '2000-01-01 00:00+00'))
  where what <> 'account';

alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy people_read_what_concerns_them on audit_log for select
  using (user_id = (select actor_id()) and trainer_id = coalesce((select actor_trainer()), 0));
create policy trainer_records_in_own_tenant on audit_log for insert
  with check (
    (select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()) and done_by = (select actor_id())
  );
create policy student_records_about_oneself on audit_log for insert
  with check (
    (select actor_role()) = 'student' and trainer_id = (select actor_trainer())
    and user_id = (select actor_id()) and done_by = (select actor_id())
  );
create policy admin_records_own_deeds on audit_log for insert
  with check ((select actor_role()) = 'admin' and done_by = (select actor_id()));
create policy authenticator_records_sign_ins on audit_log for insert
  with check ((select actor_role()) = 'authenticator');

-- Neither update nor delete: a record that could be mended would prove nothing.
grant select, insert on audit_log to prumo_server;

-- Tries of a secret for one account: by each network, and together from all networks where the account never signed in.
-- Kept by a hash of what was typed, so that an e-mail that nobody has is counted like any other, and none is written down.
create table secret_tries (
  account bytea not null,
  -- '' for all unfamiliar networks together.
  network text not null,
  failures integer not null default 0,
  tried_at timestamptz not null,
  -- When the account was last opened from this network: what makes it familiar.
  opened_at timestamptz,
  primary key (account, network),
  constraint failures_are_counted_from_none check (failures >= 0)
);
create index secret_tries_to_forget on secret_tries (tried_at);

alter table secret_tries enable row level security;
alter table secret_tries force row level security;
create policy authenticator_counts_tries on secret_tries
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');

grant select, insert, update, delete on secret_tries to prumo_server;
