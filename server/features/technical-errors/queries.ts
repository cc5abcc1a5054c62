import { sql } from "kysely";
import type { TechnicalErrors } from "#contract/technical-errors.ts";
import type { Scope } from "../../platform/database/scope.ts";

/**
 * The tenant's technical errors: for each measure √(Σd²/2n) of the first two of its repeated readings, over all evaluations that the actor
 * may read. A student reads the errors that are stored with an evaluation instead, so that both judge alike.
 */
export async function findTechnicalErrors({ tx }: Scope): Promise<TechnicalErrors> {
  const { rows } = await sql<{ key: string; error: number; pairs: number }>`
    select key, sqrt(sum(difference ^ 2) / (2 * count(*))) as error, count(*)::integer as pairs
      from (
        select readings.key,
               replace(readings.value ->> 0, ',', '.')::double precision
                 - replace(readings.value ->> 1, ',', '.')::double precision as difference
          from evaluations, jsonb_each(evaluations.perimeter -> 'readings') as readings
         where evaluations.has_readings
      ) as repeated
     group by key`.execute(tx);
  return Object.fromEntries(rows.map(({ key, error, pairs }) => [key, { error, pairs }]));
}
