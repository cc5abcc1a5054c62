import { type RawBuilder, sql } from "kysely";

type Value = number | RawBuilder<number>;

/** Without a microcycle, rows are the mesocycle's own. */
export const ofCycle = ({ mesoId, microId }: { mesoId: Value; microId?: Value | undefined }): RawBuilder<boolean> =>
  microId === undefined
    ? sql<boolean>`mesocycle_id = ${mesoId} and microcycle_id is null`
    : sql<boolean>`mesocycle_id = ${mesoId} and microcycle_id = ${microId}`;
