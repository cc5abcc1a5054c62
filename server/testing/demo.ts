import { parseDecimal } from "#domain/text/number-format.ts";
import { catalogueExercises } from "../seed/catalogue/exercises.ts";
import { type DemoStudent, readStudents } from "../seed/demo/students.ts";
import type { SeededEntry } from "../seed/trainings/types.ts";

export const marinaStudents = readStudents("marina");
export const rafaelStudents = readStudents("rafael");
export const students = [...marinaStudents, ...rafaelStudents];
export const cyclesOf = (student: DemoStudent) =>
  student.macrocycles.flatMap((macrocycle) =>
    macrocycle.mesocycles.map((mesocycle) => ({ student, macrocycle, mesocycle })),
  );
export const cycles = students.flatMap(cyclesOf);
export const weeks = cycles.flatMap(({ mesocycle: { microcycles = [], ...mesocycle }, ...cycle }) =>
  microcycles.map((week, place) => ({
    ...cycle,
    mesocycle: {
      ...week,
      name: `${mesocycle.name}, Microciclo ${place + 1}`,
      starts: mesocycle.starts + place * 7,
      ends: mesocycle.starts + place * 7 + 6,
    },
  })),
);
export const evaluated = [...cycles, ...weeks].flatMap((cycle) =>
  cycle.mesocycle.evaluation ? [{ ...cycle, evaluation: cycle.mesocycle.evaluation }] : [],
);
export const prescribed = [...cycles, ...weeks].flatMap(({ student, mesocycle }) =>
  (mesocycle.trainings ?? []).map((training) => ({ student, mesocycle, training })),
);
export const entries = prescribed.flatMap(({ student, training }) =>
  training.exercises.map((entry) => ({ student, training, entry })),
);
export const catalogue = new Map(catalogueExercises.map((exercise) => [exercise.name, exercise]));
export const typesOf = (entry: SeededEntry) =>
  new Set(entry.exercise.map((name) => catalogue.get(name)?.exercise_type));

export const decimal = (text: string) => parseDecimal(text) ?? Number.NaN;
export const numbers = (measures: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(measures).map(([key, text]) => [key, decimal(text)]));
