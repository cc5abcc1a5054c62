import { z } from "zod";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { EVALUATION_ITEMS } from "#domain/periodisation/evaluation-items.ts";
import { SELECTABLE_VO2_PROTOCOLS } from "#domain/periodisation/vo2-protocols.ts";
import { call } from "./call.ts";
import { EvaluatedItems, EvaluatedItemsDraft } from "./evaluations.ts";
import { Training, TrainingDraft } from "./trainings.ts";
import { Day, failures, Id, Nothing, PdfFile, Text } from "./wire.ts";

const SkinfoldProtocol = z.enum(SKINFOLD_PROTOCOLS.map((protocol) => protocol.code));
const Vo2Protocol = z.enum(SELECTABLE_VO2_PROTOCOLS.map((protocol) => protocol.code));
const EvaluationItem = z.enum(EVALUATION_ITEMS.map((item) => item.code));

export const MacrocycleDraft = z.object({
  name: Text(120),
  skinfold_protocol: SkinfoldProtocol.default("Guedes - 3 Dobras"),
  vo2_protocol: Vo2Protocol.default("protocol_3"),
  items_to_be_evaluated: z.array(EvaluationItem).max(EVALUATION_ITEMS.length),
});
export type MacrocycleDraft = z.output<typeof MacrocycleDraft>;

/** `start_date` and `end_date` span its mesocycles; both are null while it has none. */
export const MacrocycleSummary = z.object({
  id: Id,
  student_id: Id,
  name: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  skinfold_protocol: SkinfoldProtocol,
  vo2_protocol: Vo2Protocol,
  items_to_be_evaluated: z.array(EvaluationItem),
  mesocycles_count: z.number(),
  evaluated_count: z.number(),
});
export type MacrocycleSummary = z.infer<typeof MacrocycleSummary>;

export const MesocycleDraft = z
  .object({
    name: Text(120),
    goal: Text(500),
    start_date: Day,
    end_date: Day,
  })
  .refine((cycle) => cycle.end_date > cycle.start_date, {
    path: ["end_date"],
    message: "A data final deve ser depois da data inicial",
  });
export type MesocycleDraft = z.output<typeof MesocycleDraft>;

const MesocycleFields = z.object({
  id: Id,
  name: z.string(),
  goal: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  weeks: z.number().nullable(),
  lock_version: z.number(),
  was_evaluated: z.boolean(),
  has_training: z.boolean(),
  /** Its last day has passed (23:59:59 in São Paulo): evaluation and trainings are read-only. */
  is_finished: z.boolean(),
});

export const MesocycleSummary = MesocycleFields;
export type MesocycleSummary = z.infer<typeof MesocycleSummary>;

/** A whole mesocycle. `evaluated_items` is null before the first evaluation. */
export const Mesocycle = MesocycleFields.extend({
  macrocycle: MacrocycleSummary.pick({
    id: true,
    student_id: true,
    name: true,
    skinfold_protocol: true,
    vo2_protocol: true,
    items_to_be_evaluated: true,
  }),
  american_marine_evaluation: z.boolean(),
  evaluated_items: EvaluatedItems.nullable(),
  /** The day of the first evaluation, which fixes the age that the equations use; null before it. */
  evaluated_on: z.string().nullable(),
  trainings: z.array(Training),
});
export type Mesocycle = z.infer<typeof Mesocycle>;

/** What `PUT` replaces: the parts that are present. With `evaluation: true` the evaluated items are measured anew. */
export const MesocycleChange = z
  .object({
    lock_version: z.number().int().min(0),
    name: Text(120).optional(),
    goal: Text(500).optional(),
    start_date: Day.optional(),
    end_date: Day.optional(),
    evaluation: z.boolean().default(false),
    evaluated_items: EvaluatedItemsDraft.optional(),
    trainings: z.array(TrainingDraft).max(26, "Um ciclo tem no máximo 26 treinos").optional(),
  })
  .refine((change) => !change.evaluation || change.evaluated_items, {
    path: ["evaluated_items"],
    message: "Este campo não pode ficar em branco",
  });
export type MesocycleChange = z.output<typeof MesocycleChange>;

const StudentPath = z.object({ id: Id });
const MacrocyclePath = z.object({ id: Id, macroId: Id });
const MesocyclePath = z.object({ id: Id, macroId: Id, mesoId: Id });

/** The address of a macrocycle: its student's id and its own. Ids that do not belong together are not found. */
export type MacrocyclePath = z.output<typeof MacrocyclePath>;
export type MesocyclePath = z.output<typeof MesocyclePath>;

const macrocycles = "/api/v1/students/:id/macrocycles";
const mesocycles = `${macrocycles}/:macroId/mesocycles` as const;

export const createMacrocycle = call({
  method: "POST",
  url: macrocycles,
  schema: {
    summary: "Cadastrar periodização",
    tags: ["cycles"],
    params: StudentPath,
    body: MacrocycleDraft,
    response: { 201: z.object({ macrocycle: MacrocycleSummary }), ...failures(400, 401, 403, 404, 422) },
  },
});

export const updateMacrocycle = call({
  method: "PUT",
  url: `${macrocycles}/:macroId`,
  schema: {
    summary: "Atualizar periodização",
    tags: ["cycles"],
    params: MacrocyclePath,
    body: MacrocycleDraft,
    response: { 200: z.object({ macrocycle: MacrocycleSummary }), ...failures(400, 401, 403, 404, 422) },
  },
});

export const removeMacrocycle = call({
  method: "DELETE",
  url: `${macrocycles}/:macroId`,
  schema: {
    summary: "Remover periodização e tudo o que há nela",
    tags: ["cycles"],
    params: MacrocyclePath,
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

export const listMesocycles = call({
  method: "GET",
  url: mesocycles,
  schema: {
    summary: "Mesociclos de um macrociclo, em ordem de data",
    tags: ["cycles"],
    params: MacrocyclePath,
    response: { 200: z.object({ mesocycles: z.array(MesocycleSummary) }), ...failures(401, 404) },
  },
});

const oneMesocycle = (summary: string) => ({
  summary,
  tags: ["cycles"],
  params: MesocyclePath,
  response: { 200: z.object({ mesocycle: Mesocycle }), ...failures(401, 404) },
});

export const findMesocycle = call({
  method: "GET",
  url: `${mesocycles}/:mesoId`,
  schema: oneMesocycle("Um mesociclo"),
});

export const findEvaluation = call({
  method: "GET",
  url: `${mesocycles}/:mesoId/evaluation`,
  schema: oneMesocycle("Um mesociclo com o que foi avaliado"),
});

export const findTrainings = call({
  method: "GET",
  url: `${mesocycles}/:mesoId/trainings`,
  schema: oneMesocycle("Um mesociclo com seus treinos"),
});

/** 422 `cycles_overlap` names the other mesocycle. */
export const createMesocycle = call({
  method: "POST",
  url: mesocycles,
  schema: {
    summary: "Cadastrar mesociclo",
    tags: ["cycles"],
    params: MacrocyclePath,
    body: MesocycleDraft,
    response: { 201: z.object({ mesocycle: Mesocycle }), ...failures(400, 401, 403, 404, 422) },
  },
});

/** Saves a whole mesocycle or its present parts. 409 `changed_elsewhere` for a stale `lock_version`; nothing is changed then. */
export const updateMesocycle = call({
  method: "PUT",
  url: `${mesocycles}/:mesoId`,
  schema: {
    summary: "Atualizar mesociclo, avaliação ou treinos",
    tags: ["cycles"],
    params: MesocyclePath,
    body: MesocycleChange,
    response: { 200: z.object({ mesocycle: Mesocycle }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});

export const removeMesocycle = call({
  method: "DELETE",
  url: `${mesocycles}/:mesoId`,
  schema: {
    summary: "Remover mesociclo",
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
    response: { 200: z.object({ mesocycle: Mesocycle }), ...failures(401, 403, 404, 422) },
  },
});

const pdfOf = (summary: string) => ({
  summary,
  tags: ["documents"],
  params: MesocyclePath,
  response: { 200: PdfFile, ...failures(401, 404, 422, 503) },
});

export const evaluationPdf = call({
  method: "GET",
  url: `${mesocycles}/:mesoId/evaluation_pdf`,
  schema: pdfOf("Avaliação em PDF"),
});

export const trainingsPdf = call({
  method: "GET",
  url: `${mesocycles}/:mesoId/trainings_pdf`,
  schema: pdfOf("Treinos em PDF"),
});
