import { z } from "zod";
import { HEART_OBSTACLES } from "#domain/assessment/aerobic/training-zones.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { ALL_PHOTO_SLOTS, NO_PHOTO_SLOT } from "#domain/assessment/posture/photo-slots.ts";
import { EVALUATION_ITEMS } from "#domain/periodisation/evaluation-items.ts";
import { SELECTABLE_VO2_PROTOCOLS } from "#domain/periodisation/vo2-protocols.ts";
import { MAX_WEEKS, MIN_WEEKS } from "#domain/periodisation/weeks.ts";
import { mapRecord } from "#domain/record.ts";
import { INTENSITIES } from "#domain/students/readiness/readiness-answers.ts";
import { VERDICTS } from "#domain/students/readiness/screening.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MAX_TRAININGS } from "#domain/training/added-trainings.ts";
import { TRAINING_MODES } from "#domain/training/training-mode.ts";
import { FieldChanges } from "../assessment/evaluation-changes.ts";
import { PrintedPortrait, ReportSectionCode } from "../assessment/evaluation-report.ts";
import { Circumstances } from "../assessment/evaluation-sections/circumstances.ts";
import { Opinion, OpinionDraft } from "../assessment/evaluation-sections/opinion.ts";
import { EvaluatedItems, EvaluatedItemsDraft, FigureErrors } from "../assessment/evaluations.ts";
import { Goal } from "../assessment/goals.ts";
import { markPhotoForm, SlotChange } from "../assessment/posture-photos.ts";
import { TechnicalErrors } from "../assessment/technical-errors.ts";
import type { Call } from "../call.ts";
import { Training, TrainingDraft } from "../prescription/trainings.ts";
import { Day, Id, LockVersion, Paragraphs, Text } from "../wire.ts";

export const SkinfoldProtocol = z.enum(SKINFOLD_PROTOCOLS.map((protocol) => protocol.code));
export const Vo2Protocol = z.enum(SELECTABLE_VO2_PROTOCOLS.map((protocol) => protocol.code));
export const TrainingMode = z.enum(codesOf(TRAINING_MODES));
export const EvaluationItem = z.enum(EVALUATION_ITEMS.map((item) => item.code));

/** Ids that do not belong together are not found. */
export const StudentPath = z.object({ id: Id });
export const MacrocyclePath = StudentPath.extend({ macroId: Id });
export const MesocyclePath = MacrocyclePath.extend({ mesoId: Id });
export const MicrocyclePath = MesocyclePath.extend({ microId: Id });
export type MacrocyclePath = z.output<typeof MacrocyclePath>;
export type MesocyclePath = z.output<typeof MesocyclePath>;
export type MicrocyclePath = z.output<typeof MicrocyclePath>;
export type CyclePath = MesocyclePath & { readonly microId?: number | undefined };

export const MacrocycleHead = z.object({
  id: Id,
  student_id: Id,
  name: z.string(),
  skinfold_protocol: SkinfoldProtocol,
  vo2_protocol: Vo2Protocol,
  items_to_be_evaluated: z.array(EvaluationItem),
});

export type MacrocycleHead = z.infer<typeof MacrocycleHead>;

export const CycleSummary = z.object({
  id: Id,
  name: z.string(),
  goal: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  lock_version: z.number(),
  was_evaluated: z.boolean(),
  has_training: z.boolean(),
  /** A microcycle's is its mesocycle's. In a sequence the trainings have an order and no weekdays. */
  training_mode: TrainingMode,
  /** Its last day has passed (23:59:59 in São Paulo): evaluation and trainings are read-only. */
  is_finished: z.boolean(),
});
export type CycleSummary = z.infer<typeof CycleSummary>;

const EvaluationContents = z.object({
  macrocycle: MacrocycleHead,
  /** Before the first save it follows the macrocycle's protocol. */
  american_marine_evaluation: z.boolean(),
  evaluated_items: EvaluatedItems.nullable(),
  /** Fixes the age that the equations use; null before the first save. */
  evaluated_on: z.string().nullable(),
  /** The assessor's words, as accepted by the assessor; null before the first save. */
  opinion: Opinion.nullable(),
  /** The version of the evaluation alone, raised by each of its saves; 0 before the first. */
  evaluation_lock_version: z.number(),
});

export const CycleContents = EvaluationContents.extend({
  macrocycle_name: z.string(),
  trainings: z.array(Training),
  /** In a sequence: the training after the one that was done last. */
  next_training_id: Id.nullable(),
});

/** Sex and age are those that the stored figures were derived with: a later change of the registration does not change them. */
export const EvaluatedPerson = z.object({
  sex: z.enum(["male", "female"]),
  age_years: z.number().nullable(),
  age_months: z.number().nullable(),
  /** By the anamnesis and the screening that was in force on the day of the evaluation. */
  is_pregnant: z.boolean(),
  /** It too holds on the day of the evaluation; null where the heart rate tells the effort. */
  heart_obstacle: z.enum(HEART_OBSTACLES).nullable(),
});

export const MainFigures = EvaluatedPerson.extend({
  evaluated_on: z.string(),
  skinfold_protocol: z.string(),
  caliper: z.string().nullable(),
  scale: z.string().nullable(),
  figure_errors: FigureErrors,
  weight_kg: z.number().nullable(),
  bmi: z.number().nullable(),
  fat_percentage: z.number().nullable(),
  lean_mass_kg: z.number().nullable(),
  fat_mass_kg: z.number().nullable(),
  waist_hip_ratio: z.number().nullable(),
});
export type MainFigures = z.infer<typeof MainFigures>;

const ScreenedEffort = z.object({
  verdict: z.enum(codesOf(VERDICTS)).nullable(),
  up_to: z.enum(codesOf(INTENSITIES)).nullable(),
});

/** A cycle as its evaluation's dialog needs it: without trainings, with the student's earlier evaluations. */
export const CycleEvaluation = CycleSummary.extend(EvaluationContents.shape).extend({
  evaluated_person: EvaluatedPerson.nullable(),
  printable_sections: z.array(ReportSectionCode),
  /** The trainer's own technical errors: as of the last save, before the first one as of now. A student gets none. */
  technical_errors: TechnicalErrors,
  /** Why no effort is prescribed in beats for this student; null where the heart rate tells it. */
  heart_rate_note: z.string().nullable(),
  /** Decides whether the training zones have heart rates. */
  zoned_heart: z.object({ obstacle: z.enum(HEART_OBSTACLES).nullable(), is_pregnant: z.boolean() }),
  /** As on the day of the evaluation, for its tests of effort. */
  screening: ScreenedEffort,
  /** The training zones end here. Absent in what older devices keep. */
  screening_today: ScreenedEffort.optional(),
  /** Those that began from this evaluation or an earlier one. */
  goals: z.array(Goal),
  figure_errors: FigureErrors,
  /** Place, instruments and conditions of the evaluation that the trainer saved last; null for a student and after the first save. */
  remembered_circumstances: Circumstances.nullable(),
  /** Those of the evaluation's fields; null for a student. */
  changes: FieldChanges.nullable(),
  previous: z
    .object({
      evaluated_on: z.string(),
      evaluated_items: EvaluatedItems,
      evaluated_person: EvaluatedPerson,
      figure_errors: FigureErrors,
    })
    .nullable(),
  history: z.array(MainFigures),
  somatotypes: z.array(z.object({ evaluated_on: z.string(), x: z.number(), y: z.number() })),
});
export type CycleEvaluation = z.infer<typeof CycleEvaluation>;

export const END_BEFORE_START = "A data final deve ser depois da data inicial";

/** `PUT` without `evaluation: true` replaces the parts that are present. Evaluated items that come along are left alone. */
export const CycleChange = z.object({
  lock_version: LockVersion,
  name: Text(120).optional(),
  goal: Paragraphs(500).optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
  /** A mesocycle that has no weeks yet gets its microcycles, and its end follows. Once it has weeks, another number is refused. */
  weeks: z.number().int().min(MIN_WEEKS).max(MAX_WEEKS).nullish(),
  /**
   * It belongs to a mesocycle. On a change to a sequence its trainings lose their weekdays and keep their order; back, they get the
   * student's days in that order. Weeks that ended stay as they are.
   */
  training_mode: TrainingMode.optional(),
  evaluation: z.literal(false).optional(),
  /**
   * The rows of a microcycle's trainings change in the later weeks too: in all, or in those named. A training of the same name follows
   * where its row still says what this one said, unless it was trained; a week that would become invalid is left out.
   */
  and_following: z.union([z.literal(true), z.array(Id).min(1).max(MAX_WEEKS)]).optional(),
  trainings: z.array(TrainingDraft).max(MAX_TRAININGS, `Um ciclo tem no máximo ${MAX_TRAININGS} treinos`).optional(),
});
export type CycleChange = z.output<typeof CycleChange>;

const SENT_BACK = [
  ...["weeks", "mesocycle", "mesocycle_id", "macrocycle_id", "macrocycle_name"],
  ...["fat_percentage", "fat_percentage_protocol", "microcycles", "trainings", "next_training_id", "photos"],
  ...CycleEvaluation.keyof().options,
];
const sentBack: { readonly [key: string]: z.ZodOptional<z.ZodUnknown> } = mapRecord(SENT_BACK, () =>
  z.unknown().optional(),
);

/** A client may send back the whole cycle as any `GET` of it answered it; unknown keys are refused. */
export const EvaluationChange = z.strictObject({
  ...sentBack,
  evaluation: z.literal(true),
  /** The version that was read; 409 `changed_elsewhere` when the evaluation was saved since. */
  evaluation_lock_version: LockVersion,
  /** From ten years ago to today, within the cycle or not. Null or absent: unchanged, at the first save today. */
  evaluated_on: Day.nullish(),
  opinion: OpinionDraft.nullish(),
  evaluated_items: EvaluatedItemsDraft,
});
export type EvaluationChange = z.output<typeof EvaluationChange>;

const CycleBodies = z.discriminatedUnion("evaluation", [EvaluationChange, CycleChange, SlotChange]);

export const CyclePut = z.preprocess((body: z.input<typeof CycleBodies>) => markPhotoForm(body), CycleBodies);
export type CyclePut = z.output<typeof CyclePut>;

export type PutOf<C extends Call, Body extends z.ZodType, Answer extends z.ZodType> = Omit<C, "schema"> & {
  readonly schema: Omit<C["schema"], "body" | "response"> & {
    readonly body: Body;
    readonly response: { readonly 200: Answer };
  };
};

export type AnswerOf<C extends Call, Answer extends z.ZodType> = Omit<C, "schema"> & {
  readonly schema: Omit<C["schema"], "response"> & { readonly response: { readonly 200: Answer } };
};

/** The removal of a training may carry the version that was read; without one it is not compared. */
export const TrainingRemoval = z.object({ lock_version: LockVersion.optional() }).nullish();
export type TrainingRemoval = z.output<typeof TrainingRemoval>;

/** A comparison takes two evaluated cycles of one student: 422 `cannot_compare` says what is wrong with the two. */
export const ComparedPath = z.object({ firstId: Id, secondId: Id });

const SLOTS = ALL_PHOTO_SLOTS.map(({ key }) => key);

const ChosenViews = z
  .string()
  .max(1000)
  .transform((list) => (list === "" || list === NO_PHOTO_SLOT ? [] : list.split(",")))
  .pipe(z.array(z.enum(SLOTS)).max(SLOTS.length));

/**
 * Views with commas between them, of which two evaluations have a photo; blank or `none`: none; absent: the main ones. A student has those of one's
 * gallery.
 */
export const ComparedPhotosQuery = z.object({ photos: ChosenViews.optional(), portrait: PrintedPortrait });
export const ComparisonQuery = ComparedPhotosQuery.extend({ format: z.literal("pdf").default("pdf") });
