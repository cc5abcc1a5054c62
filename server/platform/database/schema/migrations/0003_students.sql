-- Students: their registrations, the spreadsheets that they came from, and the PDFs that their trainer hands over by a link.

create table students (
  trainer_id bigint not null,
  id bigint not null,
  gender text not null,
  birthdate date,
  student_type text not null,
  country text not null,
  contact_name text,
  contact_cellphone text,
  personal_anamnesis jsonb not null default '{}',
  physiological_anamnesis jsonb not null default '{}',
  is_profile_changed boolean not null default false,
  is_changes_notified boolean not null default true,
  -- A registration is changed by two people: by the trainer in full, and by the student, but for what only the trainer decides. The
  -- version keeps one from overwriting what the other has just written.
  lock_version integer not null default 0,
  -- A person who buys a plan on a trainer's page waits for the trainer's approval; until then no mail opens the account. Students who
  -- were registered by their trainer wait for nothing.
  awaits_approval_since timestamptz,
  -- Where the student trains and with what at home, as the trainer last chose it for a proposal. Null until it is chosen.
  training_place text,
  home_equipment text[] not null default '{}',
  primary key (trainer_id, id),
  constraint student_has_an_account_in_this_tenant
    foreign key (trainer_id, id) references users (trainer_id, id) on delete cascade,
  constraint gender_is_known check (gender in ('male', 'female')),
  constraint student_type_is_known check (student_type in ('consulting', 'in_person', 'hybrid')),
  constraint contact_cellphone_is_digits check (contact_cellphone ~ '^[0-9]+$'),
  constraint training_place_is_known check (training_place in ('gym', 'home')),
  constraint home_equipment_is_short check (cardinality(home_equipment) <= 20)
);
create index students_awaiting_approval on students (trainer_id, awaits_approval_since)
  where awaits_approval_since is not null;

-- The answers of an anamnesis that say something: to leave one out, blank or null is the same.
create function given_answers(answers jsonb) returns jsonb
  language sql immutable
  return (
    select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(answers)
     where value not in ('null', '""')
  );

-- The one way by which a student writes the own registration: what is not named here stays the trainer's, whatever is sent.
-- It acts as the registrant for its own statements alone, and answers the version, or null when `seen` is a stale one.
-- `account_changed` says that name, e-mail, phone or photo, which stand beside the registration, were changed along with it.
create function change_own_registration(change jsonb, seen integer, account_changed boolean) returns integer
  language plpgsql volatile
  as $$
  declare
    acting_student bigint := actor_id();
    acting_trainer bigint := actor_trainer();
    before students%rowtype;
    after students%rowtype;
    version integer;
  begin
    if actor_role() is distinct from 'student' then
      raise exception 'only a student changes the own registration' using errcode = 'insufficient_privilege';
    end if;
    perform enter_scope('registrant', acting_student, acting_trainer);
    select * into before from students
     where trainer_id = acting_trainer
       and id = acting_student
       and (seen is null or lock_version = seen)
       for update;
    if found then
      after := before;
      after.gender := coalesce(change ->> 'gender', before.gender);
      after.birthdate := coalesce((change ->> 'birthdate')::date, before.birthdate);
      after.country := coalesce(change ->> 'country', before.country);
      after.personal_anamnesis := before.personal_anamnesis
        || (coalesce(change -> 'personal_anamnesis', '{}') - array['days_of_week', 'training_goals']);
      after.physiological_anamnesis := before.physiological_anamnesis
        || coalesce(change -> 'physiological_anamnesis', '{}');
      version := before.lock_version;
      if account_changed
        or (after.gender, after.birthdate, after.country) is distinct from (before.gender, before.birthdate, before.country)
        or given_answers(after.personal_anamnesis) <> given_answers(before.personal_anamnesis)
        or given_answers(after.physiological_anamnesis) <> given_answers(before.physiological_anamnesis)
      then
        version := version + 1;
        update students
           set gender = after.gender,
               birthdate = after.birthdate,
               country = after.country,
               personal_anamnesis = after.personal_anamnesis,
               physiological_anamnesis = after.physiological_anamnesis,
               is_profile_changed = true,
               is_changes_notified = false,
               lock_version = version
         where trainer_id = acting_trainer
           and id = acting_student;
      end if;
    end if;
    perform enter_scope('student', acting_student, acting_trainer);
    return version;
  end
  $$;

-- Students that came from a spreadsheet: one row per file, and one per line. A line first waits as what will be registered;
-- finishing makes all of a file's students in one transaction, and from then on the line only remembers whom it made and how
-- the student looked, so that undoing takes away exactly those with whom nobody has worked since.
-- Who imported and who undid is the tenant's trainer; the instants say when.
create table student_imports (
  trainer_id bigint not null,
  id bigint generated by default as identity,
  -- Made by the browser, once per file that is confirmed: a repeated request is the same import.
  key uuid not null,
  file_name text not null,
  total integer not null,
  invited boolean not null default false,
  started_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  removed_count integer,
  primary key (trainer_id, id),
  constraint import_is_begun_once unique (trainer_id, key),
  constraint import_is_a_trainers foreign key (trainer_id) references trainers (trainer_id) on delete cascade,
  constraint total_is_within_a_files_limit check (total between 1 and 5000),
  constraint undone_was_finished check (undone_at is null or finished_at is not null),
  constraint undone_says_how_many check ((undone_at is null) = (removed_count is null))
);
create index student_imports_by_finish on student_imports (trainer_id, finished_at);

create table student_import_rows (
  trainer_id bigint not null,
  import_id bigint not null,
  -- The row's number in the spreadsheet.
  line integer not null,
  draft jsonb,
  student_id bigint,
  fingerprint text,
  primary key (trainer_id, import_id, line),
  constraint row_belongs_to_an_import
    foreign key (trainer_id, import_id) references student_imports (trainer_id, id) on delete cascade,
  constraint row_made_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade,
  constraint row_waits_or_made_a_student check (draft is null or student_id is null)
);
create index import_row_of_a_student on student_import_rows (trainer_id, student_id);

-- Lines of a spreadsheet that were sent ahead and never registered are people's data that nobody needs. Who sweeps them away
-- sees, of all tenants, only imports that were not finished, for its own query alone, and can neither make nor change one.
create function forget_abandoned_imports(begun_before timestamptz) returns void
  language plpgsql volatile
  as $$
  declare
    acting text := actor_role();
  begin
    if acting is distinct from 'authenticator' then
      raise exception 'abandoned imports are forgotten by the clock';
    end if;
    perform enter_scope('sweeper', null, null);
    delete from student_imports where finished_at is null and started_at < begun_before;
    perform enter_scope(acting, null, null);
  end
  $$;

-- A trainer hands over a PDF by a link that works without signing in: for seven days, twenty openings, and until the trainer takes it back.
-- The token itself is not stored, so a copy of the database opens no link.
create table shared_links (
  trainer_id bigint not null,
  id bigint generated by default as identity,
  student_id bigint not null,
  token_hash bytea not null,
  -- What is printed, with the ids of its cycles, as the contract describes it.
  document jsonb not null,
  title text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  wrong_answers smallint not null default 0,
  primary key (trainer_id, id),
  constraint shared_link_is_known_by_its_student unique (trainer_id, student_id, id),
  constraint token_is_unique unique (token_hash),
  constraint shared_link_belongs_to_a_student
    foreign key (trainer_id, student_id) references students (trainer_id, id) on delete cascade
);
create index shared_links_of_a_student on shared_links (trainer_id, student_id, created_at desc);

-- The network is the block that the address is in, never the address.
create table shared_link_openings (
  trainer_id bigint not null,
  id bigint generated by default as identity,
  student_id bigint not null,
  shared_link_id bigint not null,
  opened_at timestamptz not null,
  device text,
  network text,
  primary key (trainer_id, id),
  constraint opening_is_of_a_link_of_its_student
    foreign key (trainer_id, student_id, shared_link_id)
    references shared_links (trainer_id, student_id, id) on delete cascade
);
create index openings_of_a_shared_link on shared_link_openings (trainer_id, shared_link_id, opened_at);

select pg_temp.secure_tenant_table('students',
  'trainer_keeps_own_tenant', 'admin_keeps_the_opened_tenant', 'admin_looks_across_tenants');
create policy student_reads_own_rows on students for select
  using ((select actor_role()) = 'student' and trainer_id = (select actor_trainer()) and id = (select actor_id()));
create policy registrant_finds_own_registration on students for select
  using (
    (select actor_role()) = 'registrant'
    and trainer_id = (select actor_trainer())
    and id = (select actor_id())
  );
create policy registrant_changes_own_registration on students for update
  using (
    (select actor_role()) = 'registrant'
    and trainer_id = (select actor_trainer())
    and id = (select actor_id())
  )
  with check (
    (select actor_role()) = 'registrant'
    and trainer_id = (select actor_trainer())
    and id = (select actor_id())
  );
-- The job that writes access mails acts as the authenticator. It must know who still waits for the trainer's approval.
create policy authenticator_sees_who_waits on students for select
  using ((select actor_role()) = 'authenticator' and awaits_approval_since is not null);
-- The eraser acts for one person: `actor_id` is whom it erases, `actor_trainer` their tenant. For a trainer, the whole tenant.
create policy eraser_removes on students
  using (
    (select actor_role()) = 'eraser' and trainer_id = (select actor_trainer())
    and (select actor_id()) in (id, (select actor_trainer()))
  );

select pg_temp.secure_tenant_table('student_imports', 'trainer_keeps_own_tenant', 'eraser_removes_a_tenant');
create policy sweeper_forgets_what_was_abandoned on student_imports
  using ((select actor_role()) = 'sweeper' and finished_at is null)
  with check (false);
select pg_temp.secure_tenant_table('student_import_rows', 'trainer_keeps_own_tenant');

select pg_temp.secure_tenant_table('shared_links',
  'trainer_keeps_own_tenant', 'student_reads_own_rows', 'admin_keeps_the_opened_tenant');
create policy eraser_removes_a_tenant on shared_links
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()));
select pg_temp.secure_tenant_table('shared_link_openings',
  'trainer_keeps_own_tenant', 'student_reads_own_rows', 'admin_keeps_the_opened_tenant');
create policy eraser_removes_a_tenant on shared_link_openings
  using ((select actor_role()) = 'eraser' and trainer_id = (select actor_trainer()));
-- A link is opened by its token, before it is known whose it is.
create policy authenticator_opens_links on shared_links
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');
create policy authenticator_opens_links on shared_link_openings
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');

grant select, insert, update, delete on students, student_imports, student_import_rows to prumo_server;
grant select, insert, update on shared_links to prumo_server;
grant select, insert on shared_link_openings to prumo_server;
