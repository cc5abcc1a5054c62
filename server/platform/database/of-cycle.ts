import { type RawBuilder, sql } from "kysely";
import type { CyclePath } from "#contract/cycles.ts";

/** In a query of evaluations or trainings: those of a microcycle or, where the path names none, the mesocycle's own. */
export const ofCycle = ({ mesoId, microId }: Pick<CyclePath, "mesoId" | "microId">): RawBuilder<boolean> =>
  microId === undefined
    ? sql<boolean>`mesocycle_id = ${mesoId} and microcycle_id is null`
    : sql<boolean>`mesocycle_id = ${mesoId} and microcycle_id = ${microId}`;
