import { z } from "zod";
import { EvaluationPdfQuery } from "../assessment/evaluation-report.ts";
import { PosturePhotos } from "../assessment/posture-photos.ts";
import { call } from "../call.ts";
import { ONE_PHOTO } from "../people/photos.ts";
import { proposalAnswer } from "../prescription/training-proposals.ts";
import { TrainingsQuery } from "../prescription/trainings.ts";
import { failures, Id, Nothing, PDF_FAILURES, PdfFile } from "../wire.ts";
import { ComparedPath, ComparisonQuery, CyclePut, TrainingRemoval } from "./cycles.ts";

const LABELS = { mesocycle: "mesociclo", microcycle: "microciclo" } as const;

interface Level<Name extends keyof typeof LABELS, Address extends string, Path, Whole, Evaluation, Photographed> {
  readonly name: Name;
  readonly url: `/api/${Address}`;
  readonly path: Path;
  readonly whole: Whole;
  readonly evaluation: Evaluation;
  /** The evaluation with its photos, which its other answers leave out: showing a photo is recorded. */
  readonly photographed: Photographed;
}

/** `{ mesocycle: … }` or `{ microcycle: … }`. A computed key is a plain string to the compiler. */
const named = <Name extends string, Shape extends z.ZodType>(name: Name, shape: Shape) =>
  z.object({ [name]: shape } as Readonly<Record<Name, Shape>>);

export function cycleCalls<
  const Name extends keyof typeof LABELS,
  const Address extends string,
  Path extends z.ZodType,
  Whole extends z.ZodType,
  Evaluation extends z.ZodType,
  Photographed extends z.ZodType,
>({ name, url, path, whole, evaluation, photographed }: Level<Name, Address, Path, Whole, Evaluation, Photographed>) {
  const label = LABELS[name];
  const answer = named(name, whole);
  const evaluationAnswer = named(name, evaluation);
  const photosAnswer = named(name, photographed);
  const document = { tags: ["documents"], params: path, response: { 200: PdfFile, ...PDF_FAILURES } } as const;

  return {
    find: call({
      method: "GET",
      url,
      schema: {
        summary: `Um ${label}`,
        tags: ["cycles"],
        params: path,
        response: { 200: answer, ...failures(401, 404) },
      },
    }),

    findEvaluation: call({
      method: "GET",
      url: `${url}/evaluation`,
      schema: {
        summary: `A avaliação de um ${label}`,
        tags: ["cycles"],
        params: path,
        response: { 200: evaluationAnswer, ...failures(401, 404) },
      },
    }),

    /**
     * With `automatic=true` the generator's proposal, for those who may use it (403 for others): 422 `training_not_evaluated`,
     * `cycle_has_training`, `cycle_finished`, `training_in_microcycles`, `no_training_today` with the sentence of the
     * evaluation that forbids it, and `invalid` without available days.
     */
    findTrainings: call({
      method: "GET",
      url: `${url}/trainings`,
      schema: {
        summary: `Um ${label} com seus treinos`,
        tags: ["cycles"],
        params: path,
        querystring: TrainingsQuery,
        response: { 200: z.union([answer, proposalAnswer]), ...failures(400, 401, 403, 404, 422) },
      },
    }),

    /**
     * With `evaluation: true` it saves the evaluation; without, the present parts of the cycle. 409 `changed_elsewhere` for a stale
     * version. A mesocycle gets weeks once: 422 `cycle_has_training` when it has trainings. Then its dates and their number are fixed (422
     * at the field) and its trainings are its microcycles' (422 `training_in_microcycles`). A microcycle's dates are fixed.
     */
    update: call({
      method: "PUT",
      url,
      config: { form: ONE_PHOTO },
      schema: {
        summary: `Atualizar ${label}, avaliação, treinos ou uma foto`,
        tags: ["cycles"],
        params: path,
        body: CyclePut,
        response: {
          200: z.union([answer, photosAnswer, evaluationAnswer]),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    }),

    findPhotos: call({
      method: "GET",
      url: `${url}/photos`,
      schema: {
        summary: `As fotos posturais de um ${label}`,
        tags: ["evaluations"],
        params: path,
        response: { 200: z.object({ photos: PosturePhotos }), ...failures(401, 404) },
      },
    }),

    remove: call({
      method: "DELETE",
      url,
      schema: {
        summary: `Remover ${label} e tudo o que há nele`,
        tags: ["cycles"],
        params: path,
        response: { 204: Nothing, ...failures(401, 403, 404) },
      },
    }),

    /** The odd verb is the specification's. */
    removeTraining: call({
      method: "PUT",
      url: `/api/v1/${name}s/:id/training/:trainingId`,
      schema: {
        summary: `Remover um treino do ${label}`,
        tags: ["trainings"],
        params: z.object({ id: Id, trainingId: Id }),
        body: TrainingRemoval,
        response: { 200: answer, ...failures(401, 403, 404, 409, 422) },
      },
    }),

    /** 422 `nothing_to_print` without an evaluation, and when it measured none of the chosen sections. */
    evaluationPdf: call({
      method: "GET",
      url: `${url}/evaluation_pdf`,
      schema: { summary: "Avaliação em PDF", ...document, querystring: EvaluationPdfQuery },
    }),

    trainingsPdf: call({
      method: "GET",
      url: `${url}/trainings_pdf`,
      schema: { summary: "Treinos em PDF", ...document },
    }),

    comparisonPdf: call({
      method: "GET",
      url: `/api/v1/${name}s/compare/first_${name}/:firstId/second_${name}/:secondId`,
      schema: {
        summary: `Comparação das avaliações de dois ${label}s em PDF`,
        ...document,
        params: ComparedPath,
        querystring: ComparisonQuery,
      },
    }),
  };
}
