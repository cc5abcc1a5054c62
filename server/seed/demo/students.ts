import { z } from "zod";
import { StudentDraft } from "#contract/students/students.ts";
import { readMacrocycles } from "./cycles.ts";
import { readData } from "./read-data.ts";
import { MuscleGroupName } from "./seeded-trainings.ts";
import type { DemoMacrocycle } from "./types.ts";

const DemoStrengthTest = z.strictObject({
  /** Days from the day of loading. */
  on: z.int(),
  muscle_group: MuscleGroupName,
  exercise_name: z.string(),
  repetitions: z.int(),
  /** In kg. */
  weight: z.number(),
  /** The share of it to train with. */
  percentage: z.int(),
});
export type DemoStrengthTest = z.output<typeof DemoStrengthTest>;

const { birthdate: _, ...draft } = StudentDraft.shape;

/** A student as the form sends it, with the age on the day of loading instead of the birthdate, so that it stays true. Phones are made up. */
const StoredStudent = z.strictObject({
  ...draft,
  /** Completed years on the day of loading. */
  age: z.int().positive(),
  days_since_birthday: z.int().min(0).max(364),
  /** Absent: active. */
  is_active: z.literal(false).optional(),
  is_profile_changed: z.literal(true).optional(),
  /** By their names in macrocycles.json. */
  macrocycles: z.array(z.string()).optional(),
  /** For how many days the student has recorded trainings. */
  trains: z.int().optional(),
  /** In the last trainings, for a signal to the trainer. */
  recently: z.enum(["hurts", "is_tired"]).optional(),
  /** In order of date; a later test of a muscle group replaces the one before, which stays in its history. */
  strength_tests: z.array(DemoStrengthTest).optional(),
});

export interface DemoStudent extends Omit<z.output<typeof StoredStudent>, "macrocycles"> {
  readonly macrocycles: readonly DemoMacrocycle[];
}

/** The first one of Marina is the sign-in student. */
export function readStudents(trainer: "marina" | "rafael"): DemoStudent[] {
  const macrocycles = readMacrocycles();
  return readData(`students-${trainer}`, z.array(StoredStudent)).map(({ macrocycles: names = [], ...student }) => ({
    ...student,
    macrocycles: names.map((name) => {
      const macrocycle = macrocycles.get(name);
      if (!macrocycle) throw new Error(`${student.name} has an unknown macrocycle, ${name}`);
      return macrocycle;
    }),
  }));
}
