import { z } from "zod";
import { MAX_TRAININGS } from "#domain/training/added-trainings.ts";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import { StudentPath } from "./cycles.ts";
import { Mesocycle } from "./mesocycles.ts";
import { Microcycle } from "./microcycles.ts";
import * as endpoints from "./training-copies.endpoints.ts";

const CopySource = z.object({
  id: Id,
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  trainings: z.array(z.object({ id: Id, name: z.string() })),
});

export const CopiableMesocycle = CopySource.extend({
  weeks: z.number().nullable(),
  macrocycle: z.object({ id: Id, name: z.string(), student_id: Id }),
  macrocycle_name: z.string(),
});
export type CopiableMesocycle = z.infer<typeof CopiableMesocycle>;

export const CopiableMicrocycle = CopySource.extend({
  mesocycle_id: Id,
  mesocycle: z.object({ id: Id, name: z.string(), macrocycle_id: Id, macrocycle_name: z.string() }),
});
export type CopiableMicrocycle = z.infer<typeof CopiableMicrocycle>;

/** `id` is the student's, "Código Aluno" in the copy panel. The newest cycle comes first; the panel leaves out the edited one. */
export const listMesocyclesToCopy = call(endpoints.listMesocyclesToCopy, {
  schema: {
    summary: "Mesociclos de um aluno que têm treinos próprios",
    tags: ["trainings"],
    params: StudentPath,
    response: { 200: z.object({ mesocycles: z.array(CopiableMesocycle) }), ...failures(401, 403, 404) },
  },
});

export const listMicrocyclesToCopy = call(endpoints.listMicrocyclesToCopy, {
  schema: {
    summary: "Microciclos de um aluno que têm treinos",
    tags: ["trainings"],
    params: StudentPath,
    response: { 200: z.object({ microcycles: z.array(CopiableMicrocycle) }), ...failures(401, 403, 404) },
  },
});

const ChosenTrainings = z
  .string()
  .max(1000)
  .transform((list): unknown[] => (list === "" ? [] : list.split(",")))
  .pipe(z.array(Id).min(1, "Escolha os treinos que quer copiar.").max(MAX_TRAININGS));

const CopyQuery = z.object({
  idStudent: Id.optional(),
  idMesocycles: Id.optional(),
  idMicrocycles: Id.optional(),
  idMesocyclesOrigin: Id.optional(),
  idMicrocyclesOrigin: Id.optional(),
  idTrainings: ChosenTrainings.optional(),
  library: z.enum(["true", "false", ""]).optional(),
  isMicrocycle: z.enum(["true", "false", ""]).optional(),
});
export type CopyQuery = z.output<typeof CopyQuery>;

/**
 * All of the origin's, into a cycle of `idStudent` that has none; 422 `cycle_has_training` otherwise. With `idTrainings`, ids with commas
 * between them, those alone, after the trainings that the cycle has. `isMicrocycle` is ignored, because the ids decide. With `library=true`
 * the origin's id is a library entry's.
 */
export const copyTrainings = call(endpoints.copyTrainings, {
  schema: {
    summary: "Copiar os treinos de um ciclo ou da biblioteca para um ciclo",
    tags: ["trainings"],
    querystring: CopyQuery,
    response: {
      201: z.union([z.object({ mesocycle: Mesocycle }), z.object({ microcycle: Microcycle })]),
      ...failures(400, 401, 403, 404, 422),
    },
  },
});
