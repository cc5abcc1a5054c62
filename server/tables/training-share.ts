import { sql } from "kysely";

/**
 * How much of its training a row of `training_executions` counts in a figure: a part counts as its share of the prescribed sets. Only
 * marked as done, or without a number of prescribed sets, it counts as whole.
 */
const share = sql<number>`
  case when training_executions.planned_sets > 0 then
    (select coalesce(nullif(least(count(*)::float8 / training_executions.planned_sets, 1), 0), 1)
       from executed_sets
      where executed_sets.trainer_id = training_executions.trainer_id and executed_sets.execution_id = training_executions.id)
  else 1 end`;

/** With one decimal. Of rows of an outer join, those that found nothing count 0. */
export const sumOfShares = sql<number>`
  round(coalesce(sum(${share}) filter (where training_executions.id is not null), 0)::numeric, 1)::float8`;
