import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as trainingCopiesEndpoints from "#contract/planning/training-copies.endpoints.ts";
import * as studentsEndpoints from "#contract/students/students.endpoints.ts";
import { compareDates } from "#domain/calendar-date.ts";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { type Endpoints, send } from "../../../../api/api.ts";
import { updateCachedCycle } from "../../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import type { CopySource } from "../editor/training-plan.ts";

const trainingCopies: Endpoints<typeof import("#contract/planning/training-copies.ts")> = trainingCopiesEndpoints;
const students: Endpoints<typeof import("#contract/students/students.ts")> = studentsEndpoints;

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
          .map((one) => sourceOf(one, "mesocycle", [one.macrocycle_name, one.name])),
        ...microcycles
          .filter((one) => one.id !== into.microId)
          .map((one) => sourceOf(one, "microcycle", [one.mesocycle.macrocycle_name, one.mesocycle.name, one.name])),
      ];
      return found.sort((one, other) => compareDates(other.start, one.start));
    },
    staleTime: 0,
  });

interface WireSource {
  readonly id: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly trainings: readonly { readonly name: string }[];
}

const sourceOf = (
  { id, start_date, end_date, trainings }: WireSource,
  level: CopySource["level"],
  names: readonly string[],
) => ({
  level,
  id,
  label: `${names.join(" · ")} (${formatPeriod({ startDate: start_date, endDate: end_date })})`,
  trainings: trainings.map(({ name }) => name),
  start: start_date,
});

export interface FoundStudent {
  readonly id: number;
  readonly name: string;
}

const FOUND_AT_MOST = 6;

export async function findStudents(codeOrName: string): Promise<FoundStudent[]> {
  if (/^\d+$/.test(codeOrName)) {
    const { student } = await send(students.findStudent, { params: { id: Number(codeOrName) } });
    return [{ id: student.id, name: student.name }];
  }
  const { users } = await send(students.listStudents, {
    querystring: { q: codeOrName, page: 1, limit: FOUND_AT_MOST },
  });
  return users.map(({ id, name }) => ({ id, name }));
}

export function useCopyTrainings(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ level, id }: CopySource) => {
      const answer = await send(trainingCopies.copyTrainings, {
        querystring: {
          idStudent: path.id,
          ...(path.microId ? { idMicrocycles: path.microId } : { idMesocycles: path.mesoId }),
          ...(level === "microcycle" ? { idMicrocyclesOrigin: id } : { idMesocyclesOrigin: id }),
          library: level === "library" ? "true" : "false",
          isMicrocycle: path.microId ? "true" : "false",
        },
      });
      return "mesocycle" in answer ? answer.mesocycle : answer.microcycle;
    },
    onSuccess: (copied) => updateCachedCycle(cache, path, copied),
  });
}
