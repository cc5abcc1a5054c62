import { z } from "zod";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { endDateFromWeeks, MAX_WEEKS, MIN_WEEKS } from "#domain/periodisation/weeks.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { PhotosOfCycle, type SlotForm } from "../assessment/posture-photos.ts";
import { call } from "../call.ts";
import { ONE_PHOTO } from "../people/photos.ts";
import type { proposalAnswer } from "../prescription/training-proposals.ts";
import { Day, failures, Paragraphs, Text } from "../wire.ts";
import { cycleSchemas } from "./cycle-schemas.ts";
import {
  type AnswerOf,
  type CycleChange,
  CycleContents,
  CycleEvaluation,
  CycleSummary,
  END_BEFORE_START,
  type EvaluationChange,
  MacrocyclePath,
  MesocyclePath,
  type PutOf,
  TrainingMode,
} from "./cycles.ts";
import * as endpoints from "./mesocycles.endpoints.ts";
import { MicrocycleSummary } from "./microcycles.ts";

/** With `weeks` its end follows from them, and its microcycles are created with it; without, `end_date` is required. */
export const MesocycleDraft = z
  .object({
    name: Text(120),
    goal: Paragraphs(500),
    start_date: Day,
    end_date: z.union([Day, z.literal("")]).nullish(),
    weeks: z.number().int().min(MIN_WEEKS).max(MAX_WEEKS).nullish(),
    training_mode: TrainingMode.default("weekdays"),
  })
  .transform(({ weeks = null, ...cycle }, context) => {
    const end_date = weeks === null ? cycle.end_date : endDateFromWeeks(cycle.start_date, weeks);
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!end_date) refuse("end_date", MESSAGES.required);
    else if (!isCalendarDate(end_date)) refuse("start_date", MESSAGES.date);
    else if (end_date <= cycle.start_date) refuse("end_date", END_BEFORE_START);
    return { ...cycle, end_date: end_date ?? "", weeks };
  });
export type MesocycleDraft = z.output<typeof MesocycleDraft>;

/** With `weeks` the trainings live in the microcycles, so `has_training` speaks of those; `was_evaluated` is always its own. */
export const MesocycleSummary = CycleSummary.extend({
  weeks: z.number().nullable(),
  /** Percent, unrounded; null without an evaluation or its measures. Health data: a trainer's reading of a list that has one is recorded. */
  fat_percentage: z.number().nullable(),
  fat_percentage_protocol: z.string().nullable(),
  microcycles: z.array(MicrocycleSummary),
});
export type MesocycleSummary = z.infer<typeof MesocycleSummary>;

export const Mesocycle = MesocycleSummary.extend(CycleContents.shape);
export type Mesocycle = z.infer<typeof Mesocycle>;

const answer = z.object({ mesocycle: Mesocycle });

export const MesocycleEvaluation = CycleEvaluation.extend({ weeks: z.number().nullable() });
export type MesocycleEvaluation = z.infer<typeof MesocycleEvaluation>;

const MesocyclePhotographed = MesocycleEvaluation.extend({ photos: PhotosOfCycle });

export const listMesocycles = call(endpoints.listMesocycles, {
  schema: {
    summary: "Mesociclos de um macrociclo, em ordem de data",
    tags: ["cycles"],
    params: MacrocyclePath,
    response: { 200: z.object({ mesocycles: z.array(MesocycleSummary) }), ...failures(401, 404) },
  },
});

/** 422 `cycles_overlap` names the other mesocycle. */
export const createMesocycle = call(endpoints.createMesocycle, {
  schema: {
    summary: "Cadastrar mesociclo, com seus microciclos",
    tags: ["cycles"],
    params: MacrocyclePath,
    body: MesocycleDraft,
    response: { 201: answer, ...failures(400, 401, 403, 404, 422) },
  },
});

const schemas = cycleSchemas({
  name: "mesocycle",
  path: MesocyclePath,
  cycle: Mesocycle,
  evaluation: MesocycleEvaluation,
  photographed: MesocyclePhotographed,
});

export const findMesocycle = call(endpoints.findMesocycle, { schema: schemas.find });
export const updateMesocycle = call(endpoints.updateMesocycle, { config: { form: ONE_PHOTO }, schema: schemas.update });
export const removeMesocycle = call(endpoints.removeMesocycle, { schema: schemas.remove });
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
export type ReadMesocycleTrainings = AnswerOf<typeof findTrainings, typeof answer>;
/** {@link findTrainings} with `automatic=true`. */
export type ProposeMesocycleTrainings = AnswerOf<typeof findTrainings, typeof proposalAnswer>;
/** {@link updateMesocycle} without `evaluation: true`: it answers the whole cycle. */
export type ChangeMesocycle = PutOf<typeof updateMesocycle, typeof CycleChange, typeof answer>;
/** {@link updateMesocycle} with `evaluation: true`: it answers the evaluation. */
export type SaveMesocycleEvaluation = PutOf<
  typeof updateMesocycle,
  typeof EvaluationChange,
  z.ZodObject<{ mesocycle: typeof MesocycleEvaluation }>
>;
/** {@link updateMesocycle} with the form of a photo: it answers the evaluation with its photos. */
export type SaveMesocyclePhoto = PutOf<
  typeof updateMesocycle,
  typeof SlotForm,
  z.ZodObject<{ mesocycle: typeof MesocyclePhotographed }>
>;
