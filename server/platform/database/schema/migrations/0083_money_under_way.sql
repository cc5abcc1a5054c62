-- A removed person may have a Pix that waits, or a card whose answer was lost. The row of that payment is deleted or loses its key, so nobody
-- would give back money that arrives later. These triggers put the key among the open charges in the transaction of the removal. The job of
-- open charges calls the Pix off, asks how the card ended, and gives back what was paid.

-- It acts as the authenticator for its own statement alone, as `use_coupon` does.
create function leave_open_charge(left_key text, left_state text, since timestamptz, try_at timestamptz) returns void
  language plpgsql volatile
  as $$
  declare
    acting constant text := coalesce(actor_role(), '');
    person constant bigint := actor_id();
    tenant constant bigint := actor_trainer();
  begin
    perform enter_scope('authenticator', null, null);
    insert into open_charges (key, state, begun_at, next_try_at) values (left_key, left_state, since, try_at)
      on conflict do nothing;
    perform enter_scope(acting, person, tenant);
  end
  $$;

-- The provider knows of every Pix that was asked for two minutes ago.
create function leave_waiting_pix() returns trigger
  language plpgsql volatile
  as $$
  begin
    perform leave_open_charge(old.key, 'returning', old.created_at, old.created_at + interval '2 minutes');
    return null;
  end
  $$;
create trigger a_removed_pix_goes_back after delete on pix_charges
  for each row when (old.state = 'waiting') execute function leave_waiting_pix();
create trigger a_removed_pix_goes_back after delete on invoice_pix
  for each row when (old.state = 'waiting') execute function leave_waiting_pix();

create function leave_student_card_payment() returns trigger
  language plpgsql volatile
  as $$
  begin
    perform leave_open_charge(old.key, 'open', old.created_at, old.created_at);
    new.state := 'refused';
    new.settled_at := now();
    return new;
  end
  $$;
create trigger a_removed_students_card_is_settled before update of student_id on student_payments
  for each row when (old.state = 'pending' and old.origin = 'card' and new.student_id is null)
  execute function leave_student_card_payment();

-- Only an erasure gives a payment another key.
create function leave_card_payment() returns trigger
  language plpgsql volatile
  as $$
  begin
    perform leave_open_charge(old.idempotency_key, 'open', old.created_at, old.created_at);
    new.status := 'canceled';
    new.refusal := 'declined';
    return new;
  end
  $$;
create trigger an_erased_trainers_card_is_settled before update of idempotency_key on payments
  for each row when (
    old.idempotency_key <> new.idempotency_key and old.method = 'credit_card' and old.reverses_id is null
    and (old.status = 'pending' or old.refusal = 'absent' and old.refunded_at is null)
  )
  execute function leave_card_payment();

-- Students who are gone already.
alter table student_payments no force row level security;
alter table open_charges no force row level security;
insert into open_charges (key, begun_at, next_try_at)
  select key, created_at, now() from student_payments where student_id is null and state = 'pending' and origin = 'card'
  on conflict do nothing;
update student_payments set state = 'refused', settled_at = now()
 where student_id is null and state = 'pending' and origin = 'card';
alter table student_payments force row level security;
alter table open_charges force row level security;
