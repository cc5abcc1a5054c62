import { describe, expect, it } from "vitest";
import type { Training } from "#contract/prescription/trainings.ts";
import { NOTHING_PRESCRIBED, toWire } from "#domain/training/entry/names.ts";
import { WORKING_SET } from "#domain/training/sets/detailed-set.ts";
import type { ProposedLoad } from "../../../execution/progression/data.ts";
import { withLoads } from "./with-loads.ts";

const row = (id: number, prescribed: Partial<typeof NOTHING_PRESCRIBED>): Training["exercises"][number] => ({
  id,
  sq: id,
  order: id,
  exercise: {
    id: id * 10,
    user_id: null,
    name: `Exercício ${id}`,
    link: null,
    exercise_type: "resistence",
    equipament_needed: null,
    movement: null,
    muscle_groups: [],
  },
  exercise_technic: null,
  ...toWire({ ...NOTHING_PRESCRIBED, series: 3, ...prescribed }),
});
const training: Training = {
  id: 1,
  name: "Treino A",
  weekdays: ["1"],
  exercise_type: [],
  muscle_group: [],
  training_method: null,
  exercise_type_order: [],
  exercises: [row(1, { minReps: 8, maxReps: 12, load: 10 }), row(2, { repsPattern: "12-10-08" })],
};
const load = (entry_id: number, changes: Partial<ProposedLoad>): ProposedLoad => ({
  entry_id,
  exercise_id: entry_id * 10,
  name: "",
  training_name: "",
  change: "raise",
  last_kg: 10,
  proposed_kg: 10,
  more_repetitions: 0,
  reason: "",
  done_on: "2026-03-02",
  ...changes,
});
const created = (...accepted: ProposedLoad[]) =>
  withLoads([training], accepted, () => -1)[0]?.exercises.map(({ carga, min_reps, max_reps, reps_pattern }) => [
    carga,
    min_reps,
    max_reps,
    reps_pattern,
  ]);

describe("a new cycle from the last one", () => {
  it("has the accepted loads, and what was not accepted as it was", () => {
    expect(created(load(1, { proposed_kg: 12.5 }))).toEqual([
      [12.5, 8, 12, null],
      [null, null, null, "12-10-08"],
    ]);
  });

  it("has more repetitions with the same load where a step is too far, also in a pyramid", () => {
    const repeat = { change: "repeat", more_repetitions: 2 } as const;
    expect(created(load(1, repeat), load(2, repeat))).toEqual([
      [10, 8, 14, null],
      [10, null, null, "14-12-10"],
    ]);
  });

  it("leaves the load of exercises done together as it is, and raises their repetitions when all do", () => {
    const [one] = training.exercises;
    if (!one || Array.isArray(one.exercise)) throw new Error("a row of one exercise");
    const together = { ...one, carga: null, exercise: [one.exercise, { ...one.exercise, id: 11 }] };
    const after = (...accepted: Partial<ProposedLoad>[]) =>
      withLoads(
        [{ ...training, exercises: [together] }],
        accepted.map((one) => load(1, one)),
        () => -1,
      )[0]?.exercises.map(({ carga, max_reps }) => [carga, max_reps]);
    expect(after({ proposed_kg: 62.5 }, { exercise_id: 11, proposed_kg: 14 })).toEqual([[null, 12]]);
    const repeat = { change: "repeat", more_repetitions: 2 } as const;
    expect(after(repeat, { ...repeat, exercise_id: 11 })).toEqual([[null, 14]]);
  });

  it("raises the working sets in detail together, and lowers shares of a maximum by as much", () => {
    const sets = [
      { ...WORKING_SET, kind: "warmup" as const, max_reps: 12, load_kg: 20 },
      { ...WORKING_SET, max_reps: 5, load_kg: 60 },
      { ...WORKING_SET, min_reps: 8, max_reps: 10, load_kg: 40 },
      { ...WORKING_SET, max_reps: 5, percent: 80, percent_of: "one_rep_max" as const },
    ];
    const detailed = { ...training, exercises: [row(1, { sets })] };
    const after = (changes: Partial<ProposedLoad>) =>
      withLoads([detailed], [load(1, { last_kg: 60, ...changes })], () => -1)[0]?.exercises[0]?.sets?.map(
        ({ min_reps, max_reps, load_kg, percent }) => [min_reps, max_reps, load_kg ?? percent],
      );
    expect(after({ proposed_kg: 62.5 })?.slice(0, 3)).toEqual([
      [null, 12, 20],
      [null, 5, 62.5],
      [8, 10, 42.5],
    ]);
    expect(after({ proposed_kg: 54 })?.[3]).toEqual([null, 5, 72]);
    expect(after({ proposed_kg: 60, more_repetitions: 2 })).toEqual([
      [null, 12, 20],
      [null, 7, 60],
      [10, 12, 40],
      [null, 7, 80],
    ]);
  });

  it("leaves out an exercise that is to go for pain", () => {
    expect(created(load(1, { change: "remove", proposed_kg: null }))).toEqual([[null, null, null, "12-10-08"]]);
  });
});
