import { z } from "zod";
import { MAX_WEEKS } from "#domain/periodisation/weeks.ts";
import { MAX_TRAININGS } from "#domain/training/added-trainings.ts";
import { WEEK_LIMITS } from "#domain/training/weeks/week-rule.ts";
import { call } from "../call.ts";
import { PrescriptionDraft } from "../prescription/entry-prescription.ts";
import { LoadSteps } from "../prescription/load-steps.ts";
import { ToldPain } from "../prescription/prescription-checks.ts";
import { MAX_ENTRIES } from "../prescription/trainings.ts";
import { failures, Id, LockVersion, Nothing } from "../wire.ts";
import { MesocyclePath } from "./cycles.ts";
import * as endpoints from "./week-copies.endpoints.ts";

type Limits = (typeof WEEK_LIMITS)[keyof typeof WEEK_LIMITS];

const within = ({ min, max }: Limits) => z.number().min(min).max(max);

/**
 * Per week, from the copied one on. Kilograms and percents move the load by existing steps; percents are of the copied week's. `wave`:
 * `weeks_up` weeks each `percent` above the one before, then one `drop_percent` below the first; the next wave begins a step higher.
 */
export const WeekRule = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("same") }),
  z.strictObject({ kind: z.literal("kilograms"), kg: within(WEEK_LIMITS.kilograms) }),
  z.strictObject({ kind: z.literal("percent"), percent: within(WEEK_LIMITS.percent) }),
  z.strictObject({ kind: z.literal("repetitions"), repetitions: within(WEEK_LIMITS.repetitions).int() }),
  z.strictObject({
    kind: z.literal("wave"),
    percent: within(WEEK_LIMITS.percent),
    weeks_up: within(WEEK_LIMITS.weeksUp).int(),
    drop_percent: within(WEEK_LIMITS.drop),
  }),
]);

/** Each `every`-th week, the copied one being the first, has that many percent fewer sets and less load. The progression pauses in it. */
const Deload = z.strictObject({
  every: within(WEEK_LIMITS.every).int(),
  sets_percent: within(WEEK_LIMITS.reduction),
  load_percent: within(WEEK_LIMITS.reduction),
});

const { series, min_reps, max_reps, reps_pattern, carga } = PrescriptionDraft.shape;

/** Absent figures are the rule's. */
const WeekCell = z.strictObject({
  microcycle_id: Id,
  entry_id: Id,
  series: series.optional(),
  min_reps: min_reps.optional(),
  max_reps: max_reps.optional(),
  reps_pattern: reps_pattern.optional(),
  carga: carga.optional(),
});

const MAX_ROWS = MAX_TRAININGS * MAX_ENTRIES;

export const WeekCopyDraft = z.strictObject({
  /** The week to copy; or another mesocycle of the student, without weeks, which is then copied from the first week on. */
  microcycle_id: Id.optional(),
  mesocycle_id: Id.optional(),
  lock_version: LockVersion,
  weeks: z
    .array(
      z.strictObject({
        microcycle_id: Id,
        lock_version: LockVersion,
        /** Its trainings are replaced. Without it a week that has some is refused. */
        replaces: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(MAX_WEEKS),
  rule: WeekRule,
  rows: z
    .array(z.strictObject({ entry_id: Id, rule: WeekRule }))
    .max(MAX_ROWS)
    .default([]),
  deload: Deload.nullable().default(null),
  cells: z
    .array(WeekCell)
    .max(MAX_ROWS * MAX_WEEKS)
    .default([]),
});
export type WeekCopyDraft = z.output<typeof WeekCopyDraft>;

/** The latest of a mesocycle. */
export const WeekCopy = z.object({
  copied_at: z.string(),
  weeks: z.array(z.object({ microcycle_id: Id, name: z.string(), replaced: z.boolean() })),
  /** None of the weeks was changed since, trained or ended. */
  can_be_undone: z.boolean(),
});
export type WeekCopy = z.infer<typeof WeekCopy>;

export const findWeekCopy = call(endpoints.findWeekCopy, {
  schema: {
    summary: "A última cópia de uma semana às seguintes",
    tags: ["cycles"],
    params: MesocyclePath,
    response: {
      // A programme is rounded to these loads, on the screen as when it is written.
      200: z.object({
        week_copy: WeekCopy.nullable(),
        load_steps: LoadSteps,
        /** Why nothing is to rise before a doctor's clearance; null where the screening does not ask for one. */
        raise_note: z.string().nullable(),
        told_pains: z.array(ToldPain),
      }),
      ...failures(401, 403, 404),
    },
  },
});

/**
 * All weeks are written, or none. The weeks need no evaluation of their own. 409 `changed_elsewhere` when the copied week or one of the
 * others has another version; 422 `cycle_has_training` names the weeks that have trainings and are not to be replaced, and those that were
 * trained already; `cycle_finished`, `without_microcycles`, `training_in_microcycles` for a source that has weeks itself.
 */
export const copyWeek = call(endpoints.copyWeek, {
  schema: {
    summary: "Copiar uma semana às seguintes, com progressão",
    tags: ["cycles"],
    params: MesocyclePath,
    body: WeekCopyDraft,
    response: { 201: z.object({ week_copy: WeekCopy }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});

/** Gives all weeks of the latest copy what they had before. 409 `changed_elsewhere` once one of them was changed or trained since. */
export const undoWeekCopy = call(endpoints.undoWeekCopy, {
  schema: {
    summary: "Desfazer a última cópia de uma semana",
    tags: ["cycles"],
    params: MesocyclePath,
    response: { 204: Nothing, ...failures(401, 403, 404, 409, 422) },
  },
});
