import { z } from "zod";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { endDateFromWeeks, MAX_WEEKS, MIN_WEEKS } from "#domain/periodisation/weeks.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { EvaluationPdfQuery } from "../assessment/evaluation-report.ts";
import { PosturePhotos, type SlotForm } from "../assessment/posture-photos.ts";
import { call } from "../call.ts";
import { ONE_PHOTO } from "../people/photos.ts";
import { proposalAnswer } from "../prescription/training-proposals.ts";
import { TrainingsQuery } from "../prescription/trainings.ts";
import { Day, failures, Id, Nothing, Paragraphs, PDF_FAILURES, PdfFile, Text } from "../wire.ts";
import {
  type AnswerOf,
  ComparedPath,
  ComparisonQuery,
  type CycleChange,
  CycleContents,
  CycleEvaluation,
  CyclePut,
  CycleSummary,
  END_BEFORE_START,
  type EvaluationChange,
  MacrocyclePath,
  MESOCYCLES,
  MesocyclePath,
  type PutOf,
  TrainingRemoval,
} from "./cycles.ts";
import { MicrocycleSummary } from "./microcycles.ts";

/**
 * A new mesocycle. With `weeks` its end follows from them, whatever `end_date` says, and its microcycles are created with
 * it; without, `end_date` is required.
 */
export const MesocycleDraft = z
  .object({
    name: Text(120),
    goal: Paragraphs(500),
    start_date: Day,
    end_date: z.union([Day, z.literal("")]).nullish(),
    weeks: z.number().int().min(MIN_WEEKS).max(MAX_WEEKS).nullish(),
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

/**
 * `weeks`: how many microcycles were created for it, or null. With weeks the trainings live in the microcycles, so
 * `has_training` speaks of those; `was_evaluated` is always its own.
 */
export const MesocycleSummary = CycleSummary.extend({
  weeks: z.number().nullable(),
  /**
   * In percent, unrounded, as its own evaluation stored it; null without one, or where a measure is missing that the
   * protocol needs. Health data: a trainer's reading of a list that has one is recorded.
   */
  fat_percentage: z.number().nullable(),
  /** The protocol of that percentage; null without an evaluation. */
  fat_percentage_protocol: z.string().nullable(),
  microcycles: z.array(MicrocycleSummary),
});
export type MesocycleSummary = z.infer<typeof MesocycleSummary>;

export const Mesocycle = MesocycleSummary.extend(CycleContents.shape);
export type Mesocycle = z.infer<typeof Mesocycle>;

const answer = z.object({ mesocycle: Mesocycle });

/** A mesocycle's evaluation. `weeks`: as a {@link MesocycleSummary} has it. */
export const MesocycleEvaluation = CycleEvaluation.extend({ weeks: z.number().nullable() });
export type MesocycleEvaluation = z.infer<typeof MesocycleEvaluation>;

const evaluationAnswer = z.object({ mesocycle: MesocycleEvaluation });

/** The evaluated mesocycle with its photos, which its other answers leave out: to show one is recorded. */
const photosAnswer = z.object({ mesocycle: MesocycleEvaluation.extend({ photos: PosturePhotos }) });

/** In order of date, their microcycles with them: all that a macrocycle's panel shows, in one request. */
export const listMesocycles = call({
  method: "GET",
  url: MESOCYCLES,
  schema: {
    summary: "Mesociclos de um macrociclo, em ordem de data",
    tags: ["cycles"],
    params: MacrocyclePath,
    response: { 200: z.object({ mesocycles: z.array(MesocycleSummary) }), ...failures(401, 404) },
  },
});

const one = (summary: string) => ({
  summary,
  tags: ["cycles"],
  params: MesocyclePath,
  response: { 200: answer, ...failures(401, 404) },
});

export const findMesocycle = call({
  method: "GET",
  url: `${MESOCYCLES}/:mesoId`,
  schema: one("Um mesociclo"),
});

export const findEvaluation = call({
  method: "GET",
  url: `${MESOCYCLES}/:mesoId/evaluation`,
  schema: {
    ...one("A avaliação de um mesociclo"),
    response: { 200: evaluationAnswer, ...failures(401, 404) },
  },
});

/**
 * With `automatic=true` the generator's proposal, for those who may use it (403 for others): 422 `training_not_evaluated`,
 * `cycle_has_training`, `cycle_finished`, `training_in_microcycles`, `no_training_today` with the sentence of the
 * evaluation that forbids it, and `invalid` without available days.
 */
export const findTrainings = call({
  method: "GET",
  url: `${MESOCYCLES}/:mesoId/trainings`,
  schema: {
    ...one("Um mesociclo com seus treinos"),
    querystring: TrainingsQuery,
    response: { 200: z.union([answer, proposalAnswer]), ...failures(400, 401, 403, 404, 422) },
  },
});

/** {@link findTrainings} without `automatic=true`. */
export type ReadMesocycleTrainings = AnswerOf<typeof findTrainings, typeof answer>;
/** {@link findTrainings} with `automatic=true`. */
export type ProposeMesocycleTrainings = AnswerOf<typeof findTrainings, typeof proposalAnswer>;

/** 422 `cycles_overlap` names the other mesocycle. */
export const createMesocycle = call({
  method: "POST",
  url: MESOCYCLES,
  schema: {
    summary: "Cadastrar mesociclo, com seus microciclos",
    tags: ["cycles"],
    params: MacrocyclePath,
    body: MesocycleDraft,
    response: { 201: answer, ...failures(400, 401, 403, 404, 422) },
  },
});

/**
 * With `evaluation: true` it saves the evaluation, as of `evaluation_lock_version`; without, the present parts of the mesocycle,
 * as of `lock_version`. 409 `changed_elsewhere` for a stale version; nothing is changed then.
 * A mesocycle without weeks can be given some, once: 422 `cycle_has_training` when it has trainings of its own. From then on
 * its dates and their number are fixed (422 at the field) and its trainings are its microcycles' (422 `training_in_microcycles`).
 */
export const updateMesocycle = call({
  method: "PUT",
  url: `${MESOCYCLES}/:mesoId`,
  config: { form: ONE_PHOTO },
  schema: {
    summary: "Atualizar mesociclo, avaliação, treinos ou uma foto",
    tags: ["cycles"],
    params: MesocyclePath,
    body: CyclePut,
    response: {
      200: z.union([answer, photosAnswer, evaluationAnswer]),
      ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
    },
  },
});

/** {@link updateMesocycle} without `evaluation: true`: it answers the whole cycle. */
export type ChangeMesocycle = PutOf<typeof updateMesocycle, typeof CycleChange, typeof answer>;
/** {@link updateMesocycle} with `evaluation: true`: it answers the evaluation. */
export type SaveMesocycleEvaluation = PutOf<typeof updateMesocycle, typeof EvaluationChange, typeof evaluationAnswer>;
/** {@link updateMesocycle} with the form of a photo: it answers the evaluation with its photos. */
export type SaveMesocyclePhoto = PutOf<typeof updateMesocycle, typeof SlotForm, typeof photosAnswer>;

export const findPhotos = call({
  method: "GET",
  url: `${MESOCYCLES}/:mesoId/photos`,
  schema: {
    summary: "As fotos posturais de um mesociclo",
    tags: ["evaluations"],
    params: MesocyclePath,
    response: { 200: z.object({ photos: PosturePhotos }), ...failures(401, 404) },
  },
});

export const removeMesocycle = call({
  method: "DELETE",
  url: `${MESOCYCLES}/:mesoId`,
  schema: {
    summary: "Remover mesociclo e tudo o que há nele",
    tags: ["cycles"],
    params: MesocyclePath,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

/** The odd verb is the specification's. */
export const removeTraining = call({
  method: "PUT",
  url: "/api/v1/mesocycles/:id/training/:trainingId",
  schema: {
    summary: "Remover um treino do mesociclo",
    tags: ["trainings"],
    params: z.object({ id: Id, trainingId: Id }),
    body: TrainingRemoval,
    response: { 200: answer, ...failures(401, 403, 404, 409, 422) },
  },
});

const pdfOf = (summary: string) => ({
  summary,
  tags: ["documents"],
  params: MesocyclePath,
  response: { 200: PdfFile, ...PDF_FAILURES },
});

/** 422 `nothing_to_print` without an evaluation, and when it measured none of the chosen sections. */
export const evaluationPdf = call({
  method: "GET",
  url: `${MESOCYCLES}/:mesoId/evaluation_pdf`,
  schema: { ...pdfOf("Avaliação em PDF"), querystring: EvaluationPdfQuery },
});

export const trainingsPdf = call({
  method: "GET",
  url: `${MESOCYCLES}/:mesoId/trainings_pdf`,
  schema: pdfOf("Treinos em PDF"),
});

export const comparisonPdf = call({
  method: "GET",
  url: "/api/v1/mesocycles/compare/first_mesocycle/:firstId/second_mesocycle/:secondId",
  schema: {
    summary: "Comparação das avaliações de dois mesociclos em PDF",
    tags: ["documents"],
    params: ComparedPath,
    querystring: ComparisonQuery,
    response: { 200: PdfFile, ...PDF_FAILURES },
  },
});
