-- A bank or the provider's panel gives money back that nobody here asked to give back. Its notice names the order alone, so the job finds
-- the payment by that before it acts as its trainer.
create index payments_by_key on payments (idempotency_key) where reverses_id is null;
create index card_payments_by_key on student_payments (key) where origin in ('card', 'pix_charge') and reverses_id is null;

drop policy authenticator_finds_payments_without_an_end on payments;
create policy authenticator_finds_payments on payments for select using (
  (select actor_role()) = 'authenticator'
  and (status = 'pending' or refusal = 'absent' or (status = 'paid' and reverses_id is null))
);
create policy authenticator_finds_card_payments on student_payments for select using (
  (select actor_role()) = 'authenticator' and origin in ('card', 'pix_charge') and state = 'received' and reverses_id is null
);

-- The provider had given so much back when its notice was last heard: what the books cannot hold, because it had gone back outside before, is
-- told once all the same.
alter table payments
  add column returned_cents integer not null default 0,
  add constraint only_a_payment_is_returned check (returned_cents = 0 or (returned_cents > 0 and reverses_id is null));

-- The part of an upgrade's credit whose money was taken back.
alter table invoices
  add column lost_credit_cents integer not null default 0,
  add constraint no_more_credit_is_lost_than_was_taken check (lost_credit_cents between 0 and credit_cents);

-- A provider that is away is asked again at a time, however often.
drop function enqueue_settlement(text);
create function enqueue_settlement(key text, asked_at timestamptz default now()) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
  begin
    perform graphile_worker.add_job(
      'settle_charge', json_build_object('key', key), job_key => 'settle_charge ' || key, max_attempts => 8, run_at => asked_at
    );
  end
  $$;
revoke execute on function enqueue_settlement(text, timestamptz) from public;
grant execute on function enqueue_settlement(text, timestamptz) to prumo_server;

-- A repeated request began a payment again whose money was on its way back.
create function is_charge_returning(asked_key text) returns boolean
  language plpgsql volatile
  as $$
  declare
    acting constant text := coalesce(actor_role(), '');
    person constant bigint := actor_id();
    tenant constant bigint := actor_trainer();
    returning_now boolean;
  begin
    perform enter_scope('authenticator', null, null);
    select exists (select from open_charges where key = asked_key and state = 'returning') into returning_now;
    perform enter_scope(acting, person, tenant);
    return returning_now;
  end
  $$;
