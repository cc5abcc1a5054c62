-- A training that was done in part counts as its share of the prescribed sets. The figures of lists and dashboards counted the sets of each
-- training again and again, so an execution keeps their number, as an executed exercise keeps what its sets come to.

-- The owner is no exception to row-level security, unless it is a superuser.
alter table training_executions no force row level security;
alter table executed_sets no force row level security;

alter table training_executions
  add column done_sets integer not null default 0,
  add constraint done_sets_are_a_count check (done_sets >= 0);

update training_executions
   set done_sets = counted.sets
  from (select trainer_id, execution_id, count(*) as sets from executed_sets group by trainer_id, execution_id) as counted
 where counted.trainer_id = training_executions.trainer_id and counted.execution_id = training_executions.id;

alter table training_executions force row level security;
alter table executed_sets force row level security;

-- The list of students asks for the last training and for those of the week: the index alone answers.
drop index executions_of_a_student_by_day;
create index executions_of_a_student_by_day on training_executions (trainer_id, student_id, day)
  include (is_trained, planned_sets, done_sets);
