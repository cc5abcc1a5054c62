import type { CopyQuery } from "#contract/training-copies.ts";
import type { NamedCycle } from "../cycles/queries.ts";

type CopyRequest =
  | { readonly outcome: "named"; readonly studentId: number; readonly from: NamedCycle; readonly to: NamedCycle }
  | { readonly outcome: "invalid"; readonly detail: string };

/** Which cycle is copied into which: one target and one origin, each a mesocycle or a microcycle. */
export function readCopy(query: CopyQuery): CopyRequest {
  if (query.library === "true") {
    return { outcome: "invalid", detail: "A biblioteca de treinos ainda não está disponível." };
  }
  const to = named(query.idMesocycles, query.idMicrocycles);
  const from = named(query.idMesocyclesOrigin, query.idMicrocyclesOrigin);
  if (query.idStudent !== undefined && to && from) return { outcome: "named", studentId: query.idStudent, from, to };
  const level = query.idMicrocycles === undefined ? "mesociclo" : "microciclo";
  return { outcome: "invalid", detail: `ID do estudante, ${level} ou ${level} para cópia não definido.` };
}

function named(mesocycle: number | undefined, microcycle: number | undefined): NamedCycle | undefined {
  if (mesocycle !== undefined && microcycle !== undefined) return undefined;
  if (mesocycle !== undefined) return { level: "mesocycle", id: mesocycle };
  return microcycle === undefined ? undefined : { level: "microcycle", id: microcycle };
}
