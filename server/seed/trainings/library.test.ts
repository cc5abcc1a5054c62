import { describe, expect, it } from "vitest";
import { isPyramid, NO_TECHNIQUE, slotsFor } from "#domain/training/techniques.ts";
import { catalogueExercises } from "../catalogue/exercises.ts";
import { platformLibrary } from "../catalogue/library.ts";
import { readLibrary } from "../demo/seeded-trainings.ts";

const catalogue = new Map(catalogueExercises.map((exercise) => [exercise.name, exercise]));
const entries = [...platformLibrary, ...readLibrary()].map((entry) => [entry.name, entry] as const);

describe("a seeded entry of the library", () => {
  it.each(entries)("has no weekday twice: %s", (_, { trainings }) => {
    const days = trainings.flatMap(({ weekdays }) => weekdays);
    expect(new Set(days).size).toBe(days.length);
  });

  it.each(entries)(
    "names exercises of the catalogue, their types, and groups that they work: %s",
    (_, { trainings }) => {
      for (const { name, exercise_type, muscle_group, exercises } of trainings) {
        const used = exercises.flatMap(({ exercise }) => exercise);
        expect(used.filter((one) => !catalogue.has(one))).toEqual([]);
        const rows = used.flatMap((one) => catalogue.get(one) ?? []);
        expect([name, [...new Set(rows.map((row) => row.exercise_type))].sort()]).toEqual([
          name,
          [...exercise_type].sort(),
        ]);
        const worked = new Set<string>(rows.flatMap((row) => row.muscle_groups));
        expect([name, muscle_group.filter((group) => !worked.has(group))]).toEqual([name, []]);
        const moved = rows
          .filter((row) => row.exercise_type === "resistence")
          .flatMap((row) => row.muscle_groups[0] ?? []);
        expect([name, moved.filter((group) => !muscle_group.includes(group))]).toEqual([name, []]);
      }
    },
  );

  it.each(entries)("names no heart rate, and how hard its aerobic exercise is: %s", (_, { trainings }) => {
    for (const row of trainings.flatMap(({ exercises }) => exercises)) {
      expect(row.freqCardiaca).toBeUndefined();
      if (row.hiit || row.aerobicocont) expect(row.observacao).toMatch(/esforço \d a \d de 10/);
    }
  });

  it.each(entries)("fills the slots of its techniques: %s", (_, { trainings }) => {
    for (const { exercise, exercise_technic } of trainings.flatMap(({ exercises }) => exercises)) {
      expect(exercise).toHaveLength(slotsFor(exercise_technic ?? NO_TECHNIQUE).minimum);
      expect(isPyramid(exercise_technic ?? NO_TECHNIQUE)).toBe(false);
    }
  });
});
