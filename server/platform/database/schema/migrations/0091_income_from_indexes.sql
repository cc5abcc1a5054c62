-- Sums of income read their index alone only if it holds every column that a policy asks about. The policies of 0088 ask about more: each
-- payment of the period was read from its table.
drop index received_payments_by_day;
create index received_payments_by_day on student_payments (trainer_id, received_on)
  include (value_cents, method, student_id, charge_id, purpose, state, origin, reverses_id) where state = 'received';

drop index paid_payments_by_instant;
create index paid_payments_by_instant on payments (paid_at)
  include (value_cents, method, trainer_id, status, refusal, reverses_id) where status = 'paid';
