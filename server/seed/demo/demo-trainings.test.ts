import { describe, expect, it } from "vitest";
import { fromWire, toTyped } from "#domain/training/entry/names.ts";
import { refusalsOfEntry } from "#domain/training/entry/rules.ts";
import { isPyramid, NO_TECHNIQUE, slotsFor } from "#domain/training/techniques.ts";
import { WEEKDAYS } from "#domain/training/weekdays.ts";
import { catalogue, cycles, entries, prescribed, students, typesOf, weeks } from "../../testing/demo.ts";
import { seriesTypes } from "../catalogue/series-types.ts";

describe("trainings", () => {
  const dayOf = new Map<string, string>(WEEKDAYS.map(({ value, key }) => [value, key]));

  it("are on the student's days, and each day has one training of the mesocycle", () => {
    for (const { student, mesocycle } of [...cycles, ...weeks]) {
      const used = (mesocycle.trainings ?? []).flatMap(({ weekdays }) => weekdays);
      expect(new Set(used).size, student.name).toBe(used.length);
      const available: readonly string[] = student.personal_anamnesis.days_of_week;
      for (const weekday of used) expect(available, student.name).toContain(dayOf.get(weekday));
    }
  });

  it("use exercises of the catalogue, of one type per row, and series types that exist", () => {
    for (const { entry, student } of entries) {
      for (const name of entry.exercise) expect(catalogue.has(name), `${student.name}: ${name}`).toBe(true);
      expect(typesOf(entry).size).toBe(1);
      expect(seriesTypes.some(({ id }) => id === entry.series_type_id)).toBe(true);
    }
  });

  it("name the type of every row and the prime mover of every resistance exercise", () => {
    for (const { student, training } of prescribed) {
      for (const name of training.exercises.flatMap(({ exercise }) => exercise)) {
        const exercise = catalogue.get(name);
        expect(training.exercise_type, `${student.name}: ${name}`).toContain(exercise?.exercise_type);
        if (exercise?.exercise_type === "resistence") {
          expect(training.muscle_group, `${student.name}: ${name}`).toContain(exercise.muscle_groups[0]);
        }
      }
    }
  });

  it("are suggested loads from tests that name an exercise of the catalogue, in the row of its main group", () => {
    const tests = students.flatMap(({ strength_tests = [] }) => strength_tests);
    expect(tests.length).toBeGreaterThan(0);
    for (const { exercise_name, muscle_group } of tests)
      expect(catalogue.get(exercise_name)?.muscle_groups[0], exercise_name).toBe(muscle_group);
  });

  it("name only types and muscle groups that one of their rows has", () => {
    for (const { student, training } of prescribed) {
      const rows = training.exercises.flatMap(({ exercise }) => exercise).map((name) => catalogue.get(name));
      const where = `${student.name}, ${training.name}`;
      for (const type of training.exercise_type) {
        expect(
          rows.some((row) => row?.exercise_type === type),
          `${where}: ${type}`,
        ).toBe(true);
      }
      for (const group of training.muscle_group) {
        expect(
          rows.some((row) => row?.muscle_groups.includes(group)),
          `${where}: ${group}`,
        ).toBe(true);
      }
    }
  });

  it("fill exactly the slots of the technique, in working sets only", () => {
    for (const { student, entry } of entries) {
      const { minimum, growable } = slotsFor(entry.exercise_technic);
      if (growable) expect(entry.exercise.length, student.name).toBeGreaterThanOrEqual(minimum);
      else expect(entry.exercise, student.name).toHaveLength(minimum);
      if (entry.exercise_technic) expect(entry.series_type_id, student.name).toBe(1);
    }
  });

  it("are accepted by the rules of saving", () => {
    for (const { student, entry } of entries) {
      const { exercise, exercise_technic, ...values } = entry;
      const refusals = refusalsOfEntry({
        ...toTyped(fromWire(values)),
        exerciseType: [...typesOf(entry)][0],
        technique: exercise_technic ?? NO_TECHNIQUE,
        exerciseIds: exercise.map((_, index) => index + 1),
        trainingDays: [],
      });
      expect(refusals, `${student.name}: ${entry.exercise.join(" + ")}`).toEqual({});
    }
  });

  it("show a pyramid, sprints and continuous aerobic work, the last two never in one row", () => {
    expect(entries.some(({ entry }) => isPyramid(entry.exercise_technic) && entry.reps_pattern)).toBe(true);
    expect(entries.some(({ entry }) => entry.hiit)).toBe(true);
    expect(entries.some(({ entry }) => entry.aerobicocont)).toBe(true);
    expect(entries.filter(({ entry }) => entry.hiit && entry.aerobicocont)).toEqual([]);
  });
});
