-- The end of a paid period, and one account for one taxpayer.

-- Which notices about the end of a paid period a trainer was sent. A notice and its row are written in one transaction, so that
-- each is sent once, however often the job runs that looks for them.

create table renewal_notices (
  trainer_id bigint not null,
  subscription_id bigint not null,
  -- The end that the notice speaks of: a renewed subscription has another, with notices of its own.
  period_end date not null,
  -- Days from that end on which it was due; before the end, negative.
  day integer not null,
  sent_at timestamptz not null,
  primary key (trainer_id, subscription_id, period_end, day),
  constraint notice_is_about_an_own_subscription
    foreign key (trainer_id, subscription_id) references subscriptions (trainer_id, id) on delete cascade,
  constraint day_has_a_notice check (day in (-7, -1, 1, 3, 5, 7))
);

-- The job acts as the trainer whom it writes to; what was sent stays sent.
alter table renewal_notices enable row level security;
alter table renewal_notices force row level security;
create policy trainer_reads_own on renewal_notices for select
  using ((select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()));
create policy trainer_is_told on renewal_notices for insert
  with check ((select actor_role()) = 'trainer' and trainer_id = (select actor_trainer()));

grant select, insert on renewal_notices to prumo_server;

-- Whether a CPF may still be registered; until the end of the transaction nobody else is told so. It is a claim and no unique
-- constraint because a key of a tenants' table that lacks trainer_id could not be spread over several machines, and because
-- trainers who share a CPF from before keep their accounts. It acts as the registrar for its own query alone.
create index trainers_by_cpf on trainers (cpf);

create policy registrar_sees_who_is_registered on trainers for select
  using ((select actor_role()) = 'registrar');

create function claim_cpf(candidate text) returns boolean
  language plpgsql volatile
  as $$
  declare
    acting text := actor_role();
    is_free boolean;
  begin
    if acting is distinct from 'authenticator' then
      raise exception 'a CPF is claimed before anybody is known';
    end if;
    perform pg_advisory_xact_lock(hashtext('cpf ' || candidate));
    perform enter_scope('registrar', null, null);
    select not exists (select from trainers where cpf = candidate) into is_free;
    perform enter_scope(acting, null, null);
    return is_free;
  end
  $$;
