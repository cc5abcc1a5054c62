import { sql } from "kysely";
import type { TechnicalErrors } from "#contract/assessment/technical-errors.ts";
import { recordOf } from "#domain/record.ts";
import type { Scope } from "../../../platform/database/scope.ts";

/**
 * The tenant's technical errors: for each measure √(Σ(d/mean)²/2n) of the first two of its repeated readings, over all evaluations that the actor
 * may read. The step of the instrument is 1, 0.5 or 0.1, the largest that all these readings are multiples of.
 */
export async function findTechnicalErrors({ tx }: Scope): Promise<TechnicalErrors> {
  const { rows } = await sql<{ key: string; share: number; pairs: number; step: number }>`
    select key,
           sqrt(sum(((first - second) / ((first + second) / 2)) ^ 2) / (2 * count(*)))::double precision as share,
           count(*)::integer as pairs,
           (case when bool_and(first % 1 = 0 and second % 1 = 0) then 1
                 when bool_and(first % 0.5 = 0 and second % 0.5 = 0) then 0.5
                 else 0.1 end)::double precision as step
      from (
        select readings.key,
               replace(readings.value ->> 0, ',', '.')::numeric as first,
               replace(readings.value ->> 1, ',', '.')::numeric as second
          from evaluations, jsonb_each(evaluations.perimeter -> 'readings') as readings
         where evaluations.has_readings
      ) as repeated
     group by key`.execute(tx);
  return recordOf(rows.map(({ key, ...error }) => [key, error]));
}
