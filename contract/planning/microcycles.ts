import { z } from "zod";
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
  MesocyclePath,
  MICROCYCLES,
  MicrocyclePath,
  type PutOf,
  TrainingRemoval,
} from "./cycles.ts";

/** A microcycle that takes a removed one's place, within its mesocycle's days. Its dates are fixed once it is created. */
export const MicrocycleDraft = z
  .object({ name: Text(120), goal: Paragraphs(500), start_date: Day, end_date: Day })
  .refine((cycle) => cycle.end_date > cycle.start_date, { path: ["end_date"], message: END_BEFORE_START });
export type MicrocycleDraft = z.output<typeof MicrocycleDraft>;

export const MicrocycleSummary = CycleSummary.extend({ mesocycle_id: Id, macrocycle_id: Id });
export type MicrocycleSummary = z.infer<typeof MicrocycleSummary>;

/** What a microcycle says of its mesocycle. */
const MesocycleHead = z.object({
  id: Id,
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  macrocycle_id: Id,
  macrocycle_name: z.string(),
});

export const Microcycle = MicrocycleSummary.extend(CycleContents.shape).extend({ mesocycle: MesocycleHead });
export type Microcycle = z.infer<typeof Microcycle>;

const answer = z.object({ microcycle: Microcycle });

/** A microcycle's evaluation. */
export const MicrocycleEvaluation = CycleEvaluation.extend({ mesocycle: MesocycleHead });
export type MicrocycleEvaluation = z.infer<typeof MicrocycleEvaluation>;

const evaluationAnswer = z.object({ microcycle: MicrocycleEvaluation });

/** The evaluated microcycle with its photos, which its other answers leave out: to show one is recorded. */
const photosAnswer = z.object({ microcycle: MicrocycleEvaluation.extend({ photos: PosturePhotos }) });

export const listMicrocycles = call({
  method: "GET",
  url: MICROCYCLES,
  schema: {
    summary: "Microciclos de um mesociclo, em ordem de data",
    tags: ["cycles"],
    params: MesocyclePath,
    response: { 200: z.object({ microcycles: z.array(MicrocycleSummary) }), ...failures(401, 404) },
  },
});

const one = (summary: string) => ({
  summary,
  tags: ["cycles"],
  params: MicrocyclePath,
  response: { 200: answer, ...failures(401, 404) },
});

export const findMicrocycle = call({
  method: "GET",
  url: `${MICROCYCLES}/:microId`,
  schema: one("Um microciclo"),
});

export const findEvaluation = call({
  method: "GET",
  url: `${MICROCYCLES}/:microId/evaluation`,
  schema: {
    ...one("A avaliação de um microciclo"),
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
  url: `${MICROCYCLES}/:microId/trainings`,
  schema: {
    ...one("Um microciclo com seus treinos"),
    querystring: TrainingsQuery,
    response: { 200: z.union([answer, proposalAnswer]), ...failures(400, 401, 403, 404, 422) },
  },
});

/** {@link findTrainings} without `automatic=true`. */
export type ReadMicrocycleTrainings = AnswerOf<typeof findTrainings, typeof answer>;
/** {@link findTrainings} with `automatic=true`. */
export type ProposeMicrocycleTrainings = AnswerOf<typeof findTrainings, typeof proposalAnswer>;

/** 422 `cycles_overlap` names the other microcycle; `without_microcycles` when the mesocycle has no weeks. */
export const createMicrocycle = call({
  method: "POST",
  url: MICROCYCLES,
  schema: {
    summary: "Cadastrar microciclo",
    tags: ["cycles"],
    params: MesocyclePath,
    body: MicrocycleDraft,
    response: { 201: answer, ...failures(400, 401, 403, 404, 422) },
  },
});

/** As a mesocycle's; other dates than its own are refused at the field. */
export const updateMicrocycle = call({
  method: "PUT",
  url: `${MICROCYCLES}/:microId`,
  config: { form: ONE_PHOTO },
  schema: {
    summary: "Atualizar microciclo, avaliação, treinos ou uma foto",
    tags: ["cycles"],
    params: MicrocyclePath,
    body: CyclePut,
    response: {
      200: z.union([answer, photosAnswer, evaluationAnswer]),
      ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
    },
  },
});

/** {@link updateMicrocycle} without `evaluation: true`: it answers the whole cycle. */
export type ChangeMicrocycle = PutOf<typeof updateMicrocycle, typeof CycleChange, typeof answer>;
/** {@link updateMicrocycle} with `evaluation: true`: it answers the evaluation. */
export type SaveMicrocycleEvaluation = PutOf<typeof updateMicrocycle, typeof EvaluationChange, typeof evaluationAnswer>;
/** {@link updateMicrocycle} with the form of a photo: it answers the evaluation with its photos. */
export type SaveMicrocyclePhoto = PutOf<typeof updateMicrocycle, typeof SlotForm, typeof photosAnswer>;

export const findPhotos = call({
  method: "GET",
  url: `${MICROCYCLES}/:microId/photos`,
  schema: {
    summary: "As fotos posturais de um microciclo",
    tags: ["evaluations"],
    params: MicrocyclePath,
    response: { 200: z.object({ photos: PosturePhotos }), ...failures(401, 404) },
  },
});

export const removeMicrocycle = call({
  method: "DELETE",
  url: `${MICROCYCLES}/:microId`,
  schema: {
    summary: "Remover microciclo e tudo o que há nele",
    tags: ["cycles"],
    params: MicrocyclePath,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

/** The odd verb is the specification's. */
export const removeTraining = call({
  method: "PUT",
  url: "/api/v1/microcycles/:id/training/:trainingId",
  schema: {
    summary: "Remover um treino do microciclo",
    tags: ["trainings"],
    params: z.object({ id: Id, trainingId: Id }),
    body: TrainingRemoval,
    response: { 200: answer, ...failures(401, 403, 404, 409, 422) },
  },
});

const pdfOf = (summary: string) => ({
  summary,
  tags: ["documents"],
  params: MicrocyclePath,
  response: { 200: PdfFile, ...PDF_FAILURES },
});

/** As a mesocycle's. */
export const evaluationPdf = call({
  method: "GET",
  url: `${MICROCYCLES}/:microId/evaluation_pdf`,
  schema: { ...pdfOf("Avaliação em PDF"), querystring: EvaluationPdfQuery },
});

export const trainingsPdf = call({
  method: "GET",
  url: `${MICROCYCLES}/:microId/trainings_pdf`,
  schema: pdfOf("Treinos em PDF"),
});

export const comparisonPdf = call({
  method: "GET",
  url: "/api/v1/microcycles/compare/first_microcycle/:firstId/second_microcycle/:secondId",
  schema: {
    summary: "Comparação das avaliações de dois microciclos em PDF",
    tags: ["documents"],
    params: ComparedPath,
    querystring: ComparisonQuery,
    response: { 200: PdfFile, ...PDF_FAILURES },
  },
});
