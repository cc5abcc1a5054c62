import { z } from "zod";
import { ChangePosition, EvaluationExchange, EvaluationExchanged } from "../assessment/evaluation-changes.ts";
import { EvaluationPdfQuery } from "../assessment/evaluation-report.ts";
import { PhotosOfCycle } from "../assessment/posture-photos.ts";
import { proposalAnswer } from "../prescription/training-proposals.ts";
import { TrainingsQuery } from "../prescription/trainings.ts";
import { failures, Id, Nothing, PDF_FAILURES, PdfFile } from "../wire.ts";
import { ComparedPath, ComparisonQuery, CyclePut, TrainingRemoval } from "./cycles.ts";

const LABELS = { mesocycle: "mesociclo", microcycle: "microciclo" } as const;

type Label = (typeof LABELS)[keyof typeof LABELS];

interface Level<Name extends keyof typeof LABELS, Path, Cycle, Evaluation, Photographed> {
  readonly name: Name;
  readonly path: Path;
  readonly cycle: Cycle;
  readonly evaluation: Evaluation;
  /** The evaluation with its photos, which its other answers leave out: showing a photo is recorded. */
  readonly photographed: Photographed;
}

/** `{ mesocycle: … }` or `{ microcycle: … }`. A computed key is a plain string to the compiler. */
const named = <Name extends string, Shape extends z.ZodType>(name: Name, shape: Shape) =>
  z.object({ [name]: shape } as Readonly<Record<Name, Shape>>);

const exchanged = <Name extends string, Shape extends z.ZodType>(name: Name, shape: Shape) =>
  z.object({ [name]: shape, exchanged: EvaluationExchanged } as Readonly<Record<Name, Shape>> & {
    readonly exchanged: typeof EvaluationExchanged;
  });

export function cycleSchemas<
  const Name extends keyof typeof LABELS,
  Path extends z.ZodType,
  Cycle extends z.ZodType,
  Evaluation extends z.ZodType,
  Photographed extends z.ZodType,
>({ name, path, cycle, evaluation, photographed }: Level<Name, Path, Cycle, Evaluation, Photographed>) {
  const label = LABELS[name];
  const answer = named(name, cycle);
  const evaluationAnswer = named(name, evaluation);

  return {
    find: {
      summary: `Um ${label}`,
      tags: ["cycles"],
      params: path,
      response: { 200: answer, ...failures(401, 404) },
    },

    /**
     * With `evaluation: true` it saves the evaluation; without, the present parts of the cycle. 409 `changed_elsewhere` for a stale
     * version. A mesocycle gets weeks once: 422 `cycle_has_training` when it has trainings. Then its dates and their number are fixed (422
     * at the field) and its trainings are its microcycles' (422 `training_in_microcycles`). A microcycle's dates are fixed. 422
     * `weekdays_in_sequence` for days of trainings in a sequence.
     */
    update: {
      summary: `Atualizar ${label}, avaliação, treinos ou uma foto`,
      tags: ["cycles"],
      params: path,
      body: CyclePut,
      response: {
        200: z.union([answer, named(name, photographed), evaluationAnswer]),
        ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
      },
    },

    remove: {
      summary: `Remover ${label} e tudo o que há nele`,
      tags: ["cycles"],
      params: path,
      response: { 204: Nothing, ...failures(401, 403, 404) },
    },

    ...trainingSchemas(label, path, answer),
    ...evaluationSchemas(label, path, evaluationAnswer),
    ...exchangeSchema(label, path, exchanged(name, evaluation)),
    ...documentSchemas(label, path),
  };
}

const trainingSchemas = <Path extends z.ZodType, Answer extends z.ZodType>(
  label: Label,
  path: Path,
  answer: Answer,
) => ({
  /**
   * With `automatic=true` the generator's proposal, for those who may use it (403 for others): 422 `training_not_evaluated`,
   * `cycle_has_training`, `cycle_finished`, `training_in_microcycles`, `no_training_today` with the sentence of the
   * evaluation that forbids it, `screening_stop` with the screening's, and `invalid` without available days.
   */
  findTrainings: {
    summary: `Um ${label} com seus treinos`,
    tags: ["cycles"],
    params: path,
    querystring: TrainingsQuery,
    response: { 200: z.union([answer, proposalAnswer]), ...failures(400, 401, 403, 404, 422) },
  },

  /** The odd verb is the specification's. */
  removeTraining: {
    summary: `Remover um treino do ${label}`,
    tags: ["trainings"],
    params: z.object({ id: Id, trainingId: Id }),
    body: TrainingRemoval,
    response: { 200: answer, ...failures(401, 403, 404, 409, 422) },
  },
});

const evaluationSchemas = <Path extends z.ZodType, Answer extends z.ZodType>(
  label: Label,
  path: Path,
  answer: Answer,
) => ({
  findEvaluation: {
    summary: `A avaliação de um ${label}`,
    tags: ["cycles"],
    params: path,
    response: { 200: answer, ...failures(401, 404) },
  },

  findPhotos: {
    summary: `As fotos posturais de um ${label}`,
    tags: ["evaluations"],
    params: path,
    response: { 200: z.object({ photos: PhotosOfCycle }), ...failures(401, 404) },
  },

  findChangePosition: {
    summary: `Até onde foram as mudanças da avaliação de um ${label}`,
    tags: ["evaluations"],
    params: path,
    response: { 200: ChangePosition, ...failures(401, 403, 404) },
  },
});

/**
 * It takes the changes of a device in any order, each once, and answers those of others with the evaluation as it is by then. What two
 * people set differently stands side by side until one of them chooses. A finished cycle takes changes that were made before its end,
 * for 14 days.
 */
const exchangeSchema = <Path extends z.ZodType, Answer extends z.ZodType>(
  label: Label,
  path: Path,
  answer: Answer,
) => ({
  exchangeChanges: {
    summary: `Trocar mudanças de campos da avaliação de um ${label}`,
    tags: ["evaluations"],
    params: path,
    body: EvaluationExchange,
    response: { 200: answer, ...failures(400, 401, 403, 404, 422) },
  },
});

function documentSchemas<Path extends z.ZodType>(label: Label, path: Path) {
  const document = { tags: ["documents"], params: path, response: { 200: PdfFile, ...PDF_FAILURES } };
  return {
    /** 422 `nothing_to_print` without an evaluation, and when it measured none of the chosen sections. */
    evaluationPdf: { summary: "Avaliação em PDF", ...document, querystring: EvaluationPdfQuery },

    trainingsPdf: { summary: "Treinos em PDF", ...document },

    comparisonPdf: {
      summary: `Comparação das avaliações de dois ${label}s em PDF`,
      ...document,
      params: ComparedPath,
      querystring: ComparisonQuery,
    },
  };
}
