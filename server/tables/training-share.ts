import { sql } from "kysely";

/**
 * How much of its training a row of `training_executions` counts in a figure: a part counts as its share of the prescribed sets. Only
 * marked as done, or without a number of prescribed sets, it counts as whole.
 */
const share = sql<number>`
  case when training_executions.planned_sets > 0 and training_executions.done_sets > 0
    then least(training_executions.done_sets::float8 / training_executions.planned_sets, 1)
    else 1 end`;

/** With one decimal. Of rows of an outer join, those that found nothing count 0. All columns are in `executions_of_a_student_by_day`. */
export const sumOfShares = sql<number>`
  round(coalesce(sum(${share}) filter (where training_executions.day is not null), 0)::numeric, 1)::float8`;
