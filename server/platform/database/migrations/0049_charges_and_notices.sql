-- A card is charged before there is an account to charge it for: when a trainer registers, and when somebody buys a plan on a
-- public page. Each such charge is written down first, so that the money goes back when nothing came of it, also after a crash.
-- Notices of the payment provider are hints: each is recorded once and lets a job ask the provider what became of the charge.

create table open_charges (
  -- The payment's key: a hash, which tells nothing of a person.
  key text primary key,
  -- 'open': an account may still be made with it. 'returning': the money goes back.
  state text not null default 'open',
  begun_at timestamptz not null,
  -- How often the provider was asked in vain to give it back, and when it is asked again.
  tries integer not null default 0,
  next_try_at timestamptz not null,
  constraint state_is_known check (state in ('open', 'returning')),
  constraint tries_are_counted_from_0 check (tries >= 0)
);
create index open_charges_to_settle on open_charges (next_try_at);

create table payment_notices (
  id text primary key,
  key text not null,
  received_at timestamptz not null
);
create index payment_notices_by_age on payment_notices (received_at);

alter table open_charges enable row level security;
alter table open_charges force row level security;
create policy authenticator_keeps_charges on open_charges
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');

alter table payment_notices enable row level security;
alter table payment_notices force row level security;
create policy authenticator_keeps_notices on payment_notices
  using ((select actor_role()) = 'authenticator')
  with check ((select actor_role()) = 'authenticator');

grant select, insert, update, delete on open_charges, payment_notices to prumo_server;

-- Lets a job ask what became of a charge. What is asked for again before it was done is done once.
create function enqueue_settlement(key text) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    perform graphile_worker.add_job(
      'settle_charge', json_build_object('key', key), job_key => 'settle_charge ' || key, max_attempts => 8
    );
  end
  $$;
revoke execute on function enqueue_settlement(text) from public;
grant execute on function enqueue_settlement(text) to prumo_server;
