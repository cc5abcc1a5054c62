import type { CopyQuery } from "#contract/planning/training-copies.ts";
import type { NamedCycle } from "../cycles/queries.ts";

export type CopyOrigin = NamedCycle | { readonly level: "library"; readonly id: number };

interface NamedCopy {
  readonly outcome: "named";
  readonly studentId: number;
  readonly from: CopyOrigin;
  readonly to: NamedCycle;
  /** Absent: all of the origin's, and only into a cycle that has none. */
  readonly trainingIds: readonly number[] | undefined;
}

type CopyRequest = NamedCopy | { readonly outcome: "invalid"; readonly detail: string };

/** With `library=true` the origin's id is a library entry's. */
export function readCopy(query: CopyQuery): CopyRequest {
  const to = named(query.idMesocycles, query.idMicrocycles);
  const origin = named(query.idMesocyclesOrigin, query.idMicrocyclesOrigin);
  const from = origin && query.library === "true" ? ({ level: "library", id: origin.id } as const) : origin;
  if (query.idStudent !== undefined && to && from) {
    return { outcome: "named", studentId: query.idStudent, from, to, trainingIds: query.idTrainings };
  }
  const level = query.idMicrocycles === undefined ? "mesociclo" : "microciclo";
  return { outcome: "invalid", detail: `ID do estudante, ${level} ou ${level} para cópia não definido.` };
}

function named(mesocycle: number | undefined, microcycle: number | undefined): NamedCycle | undefined {
  if (mesocycle !== undefined && microcycle !== undefined) return undefined;
  if (mesocycle !== undefined) return { level: "mesocycle", id: mesocycle };
  return microcycle === undefined ? undefined : { level: "microcycle", id: microcycle };
}
