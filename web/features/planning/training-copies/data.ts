import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as endpoints from "#contract/planning/training-copies.endpoints.ts";
import { compareDates } from "#domain/calendar-date.ts";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { updateCachedCycle } from "../cycles/cycle-data.ts";
import type { CyclePath } from "../cycles/data.ts";

const trainingCopies: Endpoints<typeof import("#contract/planning/training-copies.ts")> = endpoints;

export interface CopySource {
  readonly level: "mesocycle" | "microcycle" | "library";
  readonly id: number;
  /** "Hipertrofia · Mesociclo 1 · Microciclo 2 (1–7 de março)" */
  readonly label: string;
  readonly trainings: readonly { readonly id: number; readonly name: string }[];
  /** Only a mesocycle has one. */
  readonly path?: CyclePath;
}

/** A list may hold several levels, each with ids of its own. */
export const keyOf = ({ level, id }: CopySource) => `${level}-${id}`;

/** The newest first, without the cycle that is copied into. */
export const cyclesToCopyQuery = (id: number, into: CyclePath) =>
  queryOptions({
    queryKey: ["cycles", id, "to-copy", into.mesoId, into.microId ?? "whole"],
    queryFn: async ({ signal }): Promise<CopySource[]> => {
      const [{ mesocycles }, { microcycles }] = await Promise.all([
        send(trainingCopies.listMesocyclesToCopy, { params: { id } }, signal),
        send(trainingCopies.listMicrocyclesToCopy, { params: { id } }, signal),
      ]);
      const found = [
        ...mesocycles
          .filter((one) => one.weeks === null && (into.microId !== undefined || one.id !== into.mesoId))
          .map((one) => ({
            ...sourceOf(one, "mesocycle", [one.macrocycle_name, one.name]),
            path: { id, macroId: one.macrocycle.id, mesoId: one.id },
          })),
        ...microcycles
          .filter((one) => one.id !== into.microId)
          .map((one) => sourceOf(one, "microcycle", [one.mesocycle.macrocycle_name, one.mesocycle.name, one.name])),
      ];
      return found.sort((one, other) => compareDates(other.start, one.start));
    },
    staleTime: 0,
  });

interface WireSource extends Pick<CopySource, "trainings"> {
  readonly id: number;
  readonly start_date: string;
  readonly end_date: string;
}

const sourceOf = (
  { id, start_date, end_date, trainings }: WireSource,
  level: CopySource["level"],
  names: readonly string[],
) => ({
  level,
  id,
  label: `${names.join(" · ")} (${formatPeriod({ startDate: start_date, endDate: end_date })})`,
  trainings,
  start: start_date,
});

export interface Copied {
  readonly from: Pick<CopySource, "level" | "id">;
  readonly trainingIds: readonly number[];
}

/** Answers the new trainings, which stand after those that the cycle had. The caller shows the outcome. */
export function useCopyIntoCycle() {
  const cache = useQueryClient();
  return async (path: CyclePath, { from: { level, id }, trainingIds }: Copied) => {
    const answer = await send(trainingCopies.copyTrainings, {
      querystring: {
        idStudent: path.id,
        ...(path.microId ? { idMicrocycles: path.microId } : { idMesocycles: path.mesoId }),
        ...(level === "microcycle" ? { idMicrocyclesOrigin: id } : { idMesocyclesOrigin: id }),
        idTrainings: trainingIds.join(","),
        library: level === "library" ? "true" : "false",
        isMicrocycle: path.microId ? "true" : "false",
      },
    });
    const saved = "mesocycle" in answer ? answer.mesocycle : answer.microcycle;
    await updateCachedCycle(cache, path, saved);
    return saved.trainings.slice(-trainingIds.length);
  };
}

export function useCopyTrainings(path: CyclePath) {
  const copy = useCopyIntoCycle();
  return useMutation({ mutationFn: (copied: Copied) => copy(path, copied) });
}
