-- At which ages a state asks for which document before training, as the administrator changed it. A state without a row follows what
-- comes with the product.
create table readiness_rules (
  -- BR: every state without a rule of its own.
  state text primary key,
  authorised_below smallint not null,
  certified_from smallint not null,
  months smallint not null,
  asks_term boolean not null,
  law text not null,
  -- When somebody last read the law.
  checked_on date not null,
  constraint state_has_two_letters check (state ~ '^[A-Z]{2}$'),
  constraint ages_are_of_people check (authorised_below between 0 and 21 and certified_from between 0 and 120),
  constraint document_holds_for_some_months check (months between 1 and 60),
  constraint law_is_named check (char_length(law) between 1 and 160)
);

select pg_temp.secure_table('readiness_rules');
create policy everybody_reads on readiness_rules for select
  using ((select actor_role()) in ('admin', 'trainer', 'student'));
create policy admin_writes on readiness_rules
  using ((select actor_role()) = 'admin')
  with check ((select actor_role()) = 'admin');
grant select, insert, update, delete on readiness_rules to prumo_server;
