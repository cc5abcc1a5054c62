-- The income of a trainer is summed from the index alone: it also holds the columns that row-level security asks about, for without them
-- every payment of the period is read from the table.

drop index received_payments_by_day;
create index received_payments_by_day on student_payments (trainer_id, received_on)
  include (value_cents, method, student_id, state) where state = 'received';
