import type { Training, TrainingDraft, TrainingEntryDraft } from "#contract/trainings.ts";
import { MESSAGES } from "#domain/messages.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { type EntryDraft, type EntryField, refusalsOfEntry } from "#domain/training/entry-rules.ts";
import { NO_TECHNIQUE, slotsFor } from "#domain/training/techniques.ts";

/** Names of the rules' fields on the wire. */
const WIRE: readonly (readonly [field: EntryField, wire: keyof TrainingEntryDraft])[] = [
  ["technique", "exercise_technic"],
  ["exerciseIds", "exercise"],
  ["series", "series"],
  ["minReps", "min_reps"],
  ["maxReps", "max_reps"],
  ["pyramidReps", "reps_pattern"],
  ["rest", "descanco"],
  ["cadence", "cadencia"],
  ["time", "tempo"],
  ["heartRate", "freqCardiaca"],
  ["sprintCount", "quantidade_tiros"],
  ["sprintInterval", "intervalo_tiros"],
];

/** What drafts name of the catalogue, by id. */
export interface Catalogue {
  /** 0 for the platform's exercises, else the tenant. */
  readonly ownerOf: ReadonlyMap<number, number>;
  readonly typeOf: ReadonlyMap<number, string>;
  readonly techniqueOf: ReadonlyMap<number, string>;
}

/** What the rules of each exercise type refuse, by the field's path in the body; empty when all can be saved. */
export function refusalsOfTrainings(drafts: readonly TrainingDraft[], catalogue: Catalogue): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [t, { exercises }] of drafts.entries()) {
    for (const [e, entry] of exercises.entries()) {
      const rules = toRules(entry, catalogue);
      const refusals = refusalsOfEntry(rules);
      if (isOverfull(rules)) refusals.exerciseIds = MESSAGES.format;
      for (const [field, wire] of WIRE) {
        const sentence = refusals[field];
        if (sentence) fields[`trainings.${t}.exercises.${e}.${wire}`] = sentence;
      }
    }
  }
  return fields;
}

/** More exercises than the technique combines: the editor has no place to show them. */
function isOverfull({ technique, exerciseIds }: Pick<EntryDraft, "technique" | "exerciseIds">): boolean {
  const { minimum, growable } = slotsFor(technique);
  return !growable && exerciseIds.length > minimum;
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** The rules speak of fields as typed. */
const toRules = (entry: TrainingEntryDraft, { typeOf, techniqueOf }: Catalogue) => ({
  exerciseType: typeOf.get(entry.exercise[0]?.id ?? 0) ?? "",
  technique: entry.exercise_technic ? (techniqueOf.get(entry.exercise_technic.id) ?? null) : NO_TECHNIQUE,
  exerciseIds: entry.exercise.map(({ id }) => id),
  series: text(entry.series),
  minReps: text(entry.min_reps),
  maxReps: text(entry.max_reps),
  pyramidReps: text(entry.reps_pattern),
  rest: text(entry.descanco),
  cadence: text(entry.cadencia),
  time: text(entry.tempo),
  heartRate: text(entry.freqCardiaca),
  hiit: entry.hiit ?? false,
  sprintCount: text(entry.quantidade_tiros),
  sprintInterval: text(entry.intervalo_tiros),
});

/** The days on which a cycle's trainings may lie, 0 (Sunday) to 6. */
export interface AllowedDays {
  readonly available: readonly number[];
  readonly inUse: readonly number[];
}

/**
 * Why the weekdays cannot be: two trainings of a cycle share one, or the student is not available on one. A day that a
 * training already had stays allowed, so that a student's new timetable does not lock an old training.
 */
export function refuseWeekdays(
  drafts: readonly TrainingDraft[],
  { available, inUse }: AllowedDays,
): "weekday_taken" | "weekday_unavailable" | undefined {
  const chosen = drafts.flatMap(({ weekdays }) => [...new Set(weekdays)]).map(Number);
  if (new Set(chosen).size !== chosen.length) return "weekday_taken";
  const allowed = new Set([...available, ...inUse]);
  return chosen.every((day) => allowed.has(day)) ? undefined : "weekday_unavailable";
}

/** A new training like another one: what it says, without its ids. */
export const copyOf = ({ id, exercises, ...training }: Training): TrainingDraft => ({
  ...training,
  exercises: exercises.map(({ id, sq, order, exercise, exercise_technic, ...prescription }) => ({
    ...prescription,
    exercise: exercisesOf({ exercise }).map((one) => ({ id: one.id })),
    exercise_technic: exercise_technic && { id: exercise_technic.id },
  })),
});
