import { z } from "zod";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { MESSAGES } from "#domain/messages.ts";
import { EVALUATION_ITEMS } from "#domain/periodisation/evaluation-items.ts";
import { SELECTABLE_VO2_PROTOCOLS } from "#domain/periodisation/vo2-protocols.ts";
import { MAX_WEEKS, MIN_WEEKS } from "#domain/periodisation/weeks.ts";
import { EvaluatedItems, EvaluatedItemsDraft } from "./evaluations.ts";
import { Training, TrainingDraft } from "./trainings.ts";
import { Day, failures, Id, Paragraphs, Text } from "./wire.ts";

/** What mesocycles and microcycles have in common: an evaluation and trainings hang from either, by the same shapes. */

export const SkinfoldProtocol = z.enum(SKINFOLD_PROTOCOLS.map((protocol) => protocol.code));
export const Vo2Protocol = z.enum(SELECTABLE_VO2_PROTOCOLS.map((protocol) => protocol.code));
export const EvaluationItem = z.enum(EVALUATION_ITEMS.map((item) => item.code));

/** The address of a cycle: its student's id, those of the cycles above it, its own. Ids that do not belong together are not found. */
export const StudentPath = z.object({ id: Id });
export const MacrocyclePath = StudentPath.extend({ macroId: Id });
export const MesocyclePath = MacrocyclePath.extend({ mesoId: Id });
export const MicrocyclePath = MesocyclePath.extend({ microId: Id });
export type MacrocyclePath = z.output<typeof MacrocyclePath>;
export type MesocyclePath = z.output<typeof MesocyclePath>;
export type MicrocyclePath = z.output<typeof MicrocyclePath>;
/** A mesocycle or, with `microId`, one of its microcycles: what an evaluation and trainings hang from. */
export type CyclePath = MesocyclePath & { readonly microId?: number | undefined };

export const MACROCYCLES = "/api/v1/students/:id/macrocycles";
export const MESOCYCLES = `${MACROCYCLES}/:macroId/mesocycles` as const;
export const MICROCYCLES = `${MESOCYCLES}/:mesoId/microcycles` as const;

/** What a cycle says of the macrocycle that it lies in. */
export const MacrocycleHead = z.object({
  id: Id,
  student_id: Id,
  name: z.string(),
  skinfold_protocol: SkinfoldProtocol,
  vo2_protocol: Vo2Protocol,
  items_to_be_evaluated: z.array(EvaluationItem),
});

/** A line of a list, a mark of the timeline. */
export const CycleSummary = z.object({
  id: Id,
  name: z.string(),
  goal: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  lock_version: z.number(),
  was_evaluated: z.boolean(),
  has_training: z.boolean(),
  /** Its last day has passed (23:59:59 in São Paulo): evaluation and trainings are read-only. */
  is_finished: z.boolean(),
});
export type CycleSummary = z.infer<typeof CycleSummary>;

/** What else a whole cycle has. `evaluated_items` is null before the first evaluation. */
export const CycleContents = z.object({
  macrocycle: MacrocycleHead,
  american_marine_evaluation: z.boolean(),
  evaluated_items: EvaluatedItems.nullable(),
  /** The day of the first evaluation, which fixes the age that the equations use; null before it. */
  evaluated_on: z.string().nullable(),
  trainings: z.array(Training),
});

export const END_BEFORE_START = "A data final deve ser depois da data inicial";

/** What `PUT` replaces: the parts that are present. With `evaluation: true` the evaluated items are measured anew. */
export const CycleChange = z
  .object({
    lock_version: z.number().int().min(0),
    name: Text(120).optional(),
    goal: Paragraphs(500).optional(),
    start_date: Day.optional(),
    end_date: Day.optional(),
    /** Of a mesocycle that has none yet: its microcycles are created and its end follows. Once it has, another number is refused. */
    weeks: z.number().int().min(MIN_WEEKS).max(MAX_WEEKS).nullish(),
    evaluation: z.boolean().default(false),
    evaluated_items: EvaluatedItemsDraft.optional(),
    trainings: z.array(TrainingDraft).max(26, "Um ciclo tem no máximo 26 treinos").optional(),
  })
  .refine((change) => !change.evaluation || change.evaluated_items, {
    path: ["evaluated_items"],
    message: MESSAGES.required,
  });
export type CycleChange = z.output<typeof CycleChange>;

/** The removal of a training may say which version it saw; without one it removes from whatever is there. */
export const TrainingRemoval = z.object({ lock_version: z.number().int().min(0).optional() }).nullish();
export type TrainingRemoval = z.output<typeof TrainingRemoval>;

/** A comparison takes two evaluated cycles of one student: 422 `cannot_compare` says what is wrong with the two. */
export const ComparedPath = z.object({ firstId: Id, secondId: Id });
export const ComparisonQuery = z.object({ format: z.literal("pdf").default("pdf") });

/** A document of a cycle; 503 while too many wait. */
export const PDF_FAILURES = failures(400, 401, 403, 404, 422, 503);
