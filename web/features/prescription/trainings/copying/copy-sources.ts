import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type * as copies from "#contract/planning/training-copies.ts";
import type * as students from "#contract/students/students.ts";
import { compareDates } from "#domain/calendar-date.ts";
import { formatPeriod } from "#domain/periodisation/period.ts";
import { endpoint, send } from "../../../../api/api.ts";
import { updateCachedCycle } from "../../../planning/cycles/cycle-data.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import type { CopySource } from "../editor/training-plan.ts";

const mesocyclesToCopy = endpoint<typeof copies.listMesocyclesToCopy>("GET", "/api/v1/mesocyclesList/:id");
const microcyclesToCopy = endpoint<typeof copies.listMicrocyclesToCopy>("GET", "/api/v1/microcyclesList/:id");
const copyTrainings = endpoint<typeof copies.copyTrainings>("POST", "/api/v1/training_copy");
const findStudent = endpoint<typeof students.findStudent>("GET", "/api/v1/students/:id");
const listStudents = endpoint<typeof students.listStudents>("GET", "/api/user/students");

/** A list may hold several levels, each with ids of its own. */
export const keyOf = ({ level, id }: CopySource) => `${level}-${id}`;

/** The newest first, without the cycle that is copied into. */
export const cyclesToCopyQuery = (id: number, into: CyclePath) =>
  queryOptions({
    queryKey: ["cycles", id, "to-copy", into.mesoId, into.microId ?? "whole"],
    queryFn: async ({ signal }): Promise<CopySource[]> => {
      const [{ mesocycles }, { microcycles }] = await Promise.all([
        send(mesocyclesToCopy, { params: { id } }, signal),
        send(microcyclesToCopy, { params: { id } }, signal),
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
    const { student } = await send(findStudent, { params: { id: Number(codeOrName) } });
    return [{ id: student.id, name: student.name }];
  }
  const { users } = await send(listStudents, { querystring: { q: codeOrName, page: 1, limit: FOUND_AT_MOST } });
  return users.map(({ id, name }) => ({ id, name }));
}

export function useCopyTrainings(path: CyclePath) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ level, id }: CopySource) => {
      const answer = await send(copyTrainings, {
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
