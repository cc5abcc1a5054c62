import { z } from "zod";
import { PhotosOfCycle, type SlotForm } from "../assessment/posture-photos.ts";
import { call } from "../call.ts";
import { ONE_PHOTO } from "../people/photos.ts";
import type { proposalAnswer } from "../prescription/training-proposals.ts";
import { Day, failures, Id, Paragraphs, Text } from "../wire.ts";
import { cycleSchemas } from "./cycle-schemas.ts";
import {
  type AnswerOf,
  type CycleChange,
  CycleContents,
  CycleEvaluation,
  CycleSummary,
  END_BEFORE_START,
  MesocyclePath,
  MicrocyclePath,
  type PutOf,
} from "./cycles.ts";
import * as endpoints from "./microcycles.endpoints.ts";

/** A microcycle that takes a removed one's place, within its mesocycle's days. Its dates are fixed once it is created. */
export const MicrocycleDraft = z
  .object({ name: Text(120), goal: Paragraphs(500), start_date: Day, end_date: Day })
  .refine((cycle) => cycle.end_date > cycle.start_date, { path: ["end_date"], message: END_BEFORE_START });
export type MicrocycleDraft = z.output<typeof MicrocycleDraft>;

export const MicrocycleSummary = CycleSummary.extend({ mesocycle_id: Id, macrocycle_id: Id });
export type MicrocycleSummary = z.infer<typeof MicrocycleSummary>;

const MesocycleHead = z.object({
  id: Id,
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  macrocycle_id: Id,
  macrocycle_name: z.string(),
});

export const Microcycle = MicrocycleSummary.extend(CycleContents.shape).extend({
  mesocycle: MesocycleHead,
  /** Answered to `and_following` alone: the later weeks that changed as well. */
  changed_weeks: z.array(Id).optional(),
});
export type Microcycle = z.infer<typeof Microcycle>;

const answer = z.object({ microcycle: Microcycle });

export const MicrocycleEvaluation = CycleEvaluation.extend({ mesocycle: MesocycleHead });
export type MicrocycleEvaluation = z.infer<typeof MicrocycleEvaluation>;

const MicrocyclePhotographed = MicrocycleEvaluation.extend({ photos: PhotosOfCycle });

export const listMicrocycles = call(endpoints.listMicrocycles, {
  schema: {
    summary: "Microciclos de um mesociclo, em ordem de data",
    tags: ["cycles"],
    params: MesocyclePath,
    response: { 200: z.object({ microcycles: z.array(MicrocycleSummary) }), ...failures(401, 404) },
  },
});

/** 422 `cycles_overlap` names the other microcycle; `without_microcycles` when the mesocycle has no weeks. */
export const createMicrocycle = call(endpoints.createMicrocycle, {
  schema: {
    summary: "Cadastrar microciclo",
    tags: ["cycles"],
    params: MesocyclePath,
    body: MicrocycleDraft,
    response: { 201: answer, ...failures(400, 401, 403, 404, 422) },
  },
});

const schemas = cycleSchemas({
  name: "microcycle",
  path: MicrocyclePath,
  cycle: Microcycle,
  evaluation: MicrocycleEvaluation,
  photographed: MicrocyclePhotographed,
});

export const findMicrocycle = call(endpoints.findMicrocycle, { schema: schemas.find });
export const updateMicrocycle = call(endpoints.updateMicrocycle, {
  config: { form: ONE_PHOTO },
  schema: schemas.update,
});
export const removeMicrocycle = call(endpoints.removeMicrocycle, { schema: schemas.remove });
export const findTrainings = call(endpoints.findTrainings, { schema: schemas.findTrainings });
export const removeTraining = call(endpoints.removeTraining, { schema: schemas.removeTraining });
export const findEvaluation = call(endpoints.findEvaluation, { schema: schemas.findEvaluation });
export const exchangeChanges = call(endpoints.exchangeChanges, { schema: schemas.exchangeChanges });
export const findChangePosition = call(endpoints.findChangePosition, { schema: schemas.findChangePosition });
export const findPhotos = call(endpoints.findPhotos, { schema: schemas.findPhotos });
export const evaluationPdf = call(endpoints.evaluationPdf, { schema: schemas.evaluationPdf });
export const trainingsPdf = call(endpoints.trainingsPdf, { schema: schemas.trainingsPdf });
export const comparisonPdf = call(endpoints.comparisonPdf, { schema: schemas.comparisonPdf });

/** {@link findTrainings} without `automatic=true`. */
export type ReadMicrocycleTrainings = AnswerOf<typeof findTrainings, typeof answer>;
/** {@link findTrainings} with `automatic=true`. */
export type ProposeMicrocycleTrainings = AnswerOf<typeof findTrainings, typeof proposalAnswer>;
/** {@link updateMicrocycle} without `evaluation: true`: it answers the whole cycle. */
export type ChangeMicrocycle = PutOf<typeof updateMicrocycle, typeof CycleChange, typeof answer>;
/** {@link updateMicrocycle} with the form of a photo: it answers the evaluation with its photos. */
export type SaveMicrocyclePhoto = PutOf<
  typeof updateMicrocycle,
  typeof SlotForm,
  z.ZodObject<{ microcycle: typeof MicrocyclePhotographed }>
>;
