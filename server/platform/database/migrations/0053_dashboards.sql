-- The figures of the dashboards are sums over a period: each has an index that holds all that it needs.

create index paid_payments_by_instant on payments (created_at) include (value_cents, method) where status = 'paid';

create index active_students_by_trainer on users (trainer_id) where role = 'student' and is_active;

create index executions_of_a_trainer_by_day on training_executions (trainer_id, day) include (student_id);

-- Pain from here on is marked: domain/training/executions/pain.ts says the same.
create index marked_pains_by_day on executed_exercises (trainer_id, day) include (student_id, execution_id) where pain >= 4;
