import { z } from "zod";
import { Instant } from "../wire.ts";

/** More than an opinion with its markup or the longest list of exercises needs. */
const MAX_VALUE = 40_000;
/** Every field of a sheet a few times. */
const MAX_CHANGES = 1000;

/**
 * One value for one field of the sheet, named as `evaluation-fields/value-keys.ts` has it: "triceps", "triceps#2" its second reading,
 * "posture.ombro_1". A blank value erases. `id` is the device's: the server takes a change once, however often it comes. `replaces`: the
 * standing changes of this field that the author had in sight. `made_at`: by the device's clock.
 */
export const FieldChangeDraft = z.object({
  id: z.uuid(),
  field: z.string().min(1).max(80),
  value: z.string().max(MAX_VALUE),
  replaces: z.array(z.uuid()).max(100),
  made_at: Instant,
});
export type FieldChangeDraft = z.output<typeof FieldChangeDraft>;

/** Without changes it only reads. */
export const EvaluationExchange = z.object({
  device_id: z.uuid(),
  changes: z.array(FieldChangeDraft).max(MAX_CHANGES),
});
export type EvaluationExchange = z.output<typeof EvaluationExchange>;

/** `device_id` is null where a save of the whole evaluation made the change. */
export const StandingChange = z.object({
  id: z.string(),
  value: z.string(),
  made_at: z.string(),
  device_id: z.string().nullable(),
  device: z.string(),
  author: z.enum(["trainer", "admin"]),
});
export type StandingChange = z.infer<typeof StandingChange>;

/**
 * The standing changes of each field, the newest first: the first counts, others with another value wait for a choice. `position` grows
 * with each change that comes.
 */
export const FieldChanges = z.object({ position: z.number(), fields: z.record(z.string(), z.array(StandingChange)) });
export type FieldChanges = z.infer<typeof FieldChanges>;

/** Changes that were not taken, each with its reason. */
export const RefusedChanges = z.array(z.object({ id: z.string(), field: z.string(), detail: z.string() }));
export type RefusedChanges = z.infer<typeof RefusedChanges>;

/**
 * `refused` changes were not taken. `held`: the fields are kept, but the evaluation as a whole cannot be saved yet; `fields` name paths
 * as a refused save does.
 */
export const EvaluationExchanged = z.object({
  refused: RefusedChanges,
  held: z.object({ detail: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
});
export type EvaluationExchanged = z.infer<typeof EvaluationExchanged>;

export const ChangePosition = FieldChanges.pick({ position: true });
