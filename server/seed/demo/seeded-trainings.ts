import { z } from "zod";
import { codesOf } from "#domain/text/labels.ts";
import { EXERCISE_TYPES } from "#domain/training/exercise-types.ts";
import { GROUP_KINDS } from "#domain/training/sets/row-group.ts";
import { readSetsLine } from "#domain/training/sets/sets-line.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { muscleGroups } from "../catalogue/muscle-groups.ts";
import { techniques } from "../catalogue/techniques.ts";
import { trainingMethods } from "../catalogue/training-methods.ts";
import type { SeededLibraryEntry } from "../trainings/types.ts";
import { readData } from "./read-data.ts";

const valuesOf = <const Value extends string>(list: readonly { readonly value: Value }[]) =>
  list.map(({ value }) => value);
const namesOf = <const Name extends string>(list: readonly { readonly name: Name }[]) => list.map(({ name }) => name);

export const MuscleGroupName = z.enum(namesOf(muscleGroups));

const SeededEntry = z.strictObject({
  exercise: z.array(z.string()).min(1),
  exercise_technic: z.enum(namesOf(techniques)).nullable(),
  series_type_id: z.int(),
  series: z.int().optional(),
  min_reps: z.int().optional(),
  max_reps: z.int().optional(),
  reps_pattern: z.string().optional(),
  descanco: z.string().optional(),
  cadencia: z.string().optional(),
  tempo: z.string().optional(),
  quantidade_tiros: z.int().optional(),
  tempo_tiros: z.string().optional(),
  intervalo_tiros: z.string().optional(),
  freqCardiaca: z.int().optional(),
  hiit: z.boolean().optional(),
  aerobicocont: z.boolean().optional(),
  observacao: z.string().optional(),
  /** As they are typed in the editor. */
  sets: z
    .string()
    .optional()
    .transform((line) => (line === undefined ? undefined : (readSetsLine(line) ?? []))),
  group: z.strictObject({ number: z.int(), kind: z.enum(codesOf(GROUP_KINDS)), rest_after: z.string() }).optional(),
});

/** `seededDraft` validates them by the contract when they are prescribed. */
export const SeededTrainings = z.array(
  z.strictObject({
    name: z.string(),
    weekdays: z.array(z.enum(valuesOf(WEEKDAYS))),
    exercise_type: z.array(z.enum(valuesOf(EXERCISE_TYPES))),
    muscle_group: z.array(MuscleGroupName),
    training_method: z.enum(namesOf(trainingMethods)).optional(),
    exercises: z.array(SeededEntry),
  }),
);

export const readLibrary = (): readonly SeededLibraryEntry[] =>
  readData("library-marina", z.array(z.strictObject({ name: z.string(), trainings: SeededTrainings })));
