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

-- Terms are read by everybody, signed in or not, and only ever added to.
alter table terms enable row level security;
alter table terms force row level security;
create policy everybody_reads_the_terms on terms for select
  using (true);
create policy admin_publishes on terms for insert
  with check ((select actor_role()) = 'admin');

-- A consent is given by the person alone, or while registering; it is never changed or taken back.
alter table consents enable row level security;
alter table consents force row level security;
create policy people_read_their_consents on consents for select
  using (user_id = (select actor_id()));
create policy people_give_their_consent on consents for insert
  with check (user_id = (select actor_id()));
create policy authenticator_reads_consents on consents for select
  using ((select actor_role()) = 'authenticator');
create policy authenticator_records_consents on consents for insert
  with check ((select actor_role()) = 'authenticator');

grant select, insert on terms, consents to prumo_server;
