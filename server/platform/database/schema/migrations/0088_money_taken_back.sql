-- A bank or the provider's panel gives money back that nobody here asked to give back. Its notice names the order alone, so the job finds
-- the payment by that before it acts as its trainer.
create index payments_by_key on payments (idempotency_key) where reverses_id is null;
create index card_payments_by_key on student_payments (key) where origin = 'card' and reverses_id is null;

drop policy authenticator_finds_payments_without_an_end on payments;
create policy authenticator_finds_payments on payments for select using (
  (select actor_role()) = 'authenticator'
  and (status = 'pending' or refusal = 'absent' or (status = 'paid' and reverses_id is null))
);
create policy authenticator_finds_card_payments on student_payments for select
  using ((select actor_role()) = 'authenticator' and origin = 'card' and state = 'received' and reverses_id is null);
