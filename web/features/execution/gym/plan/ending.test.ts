import { describe, expect, it } from "vitest";
import type { Gym } from "#contract/execution/gym.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { NOTHING_PRESCRIBED, toWire } from "#domain/training/entry/names.ts";
import { aLog, NOW, PRESS, SQUAT, values } from "../log/log.fixture.ts";
import { finishTraining, noteTraining, recordSet, type TrainingLog } from "../log/training-log.ts";
import { endingFacts, endingTitle, nextTrainingText, recordsOf, recordText, streakText } from "./ending.ts";

const training = (id: number, name: string, ...weekdays: Training["weekdays"]): Training => ({
  id,
  name,
  weekdays,
  exercise_type: [],
  muscle_group: [],
  training_method: null,
  exercise_type_order: [],
  exercises: [],
});

const exercise = (exercise_id: number, ...loads: readonly (readonly [day: string, load_kg: number])[]) => ({
  exercise_id,
  execution: null,
  last: null,
  suggested_load_kg: null,
  heaviest: loads.map(([day, load_kg]) => ({ day, load_kg, repetitions: 10 })),
});

const SQUAT_EXERCISE = {
  id: 101,
  user_id: null,
  name: "Agachamento",
  link: null,
  exercise_type: "resistence" as const,
  equipament_needed: null,
  movement: null,
  muscle_groups: [],
};

// NOW is Monday the 23rd.
const gym: Gym = {
  student: { id: 3, name: "Lucas" },
  today: "2026-11-23",
  cycle: { mesocycle_id: 1, microcycle_id: null, name: "Base", start_date: "2026-11-01", end_date: "2026-11-30" },
  trainings: [training(1, "Treino A", "1"), training(2, "Treino B", "2"), training(3, "Treino C", "4")],
  exercises: [exercise(101, ["2026-11-09", 40], ["2026-11-16", 37.5]), exercise(102)],
  executions: [],
  weeks_in_row: 3,
};

const log = finishTraining(
  recordSet(recordSet(aLog(), SQUAT, 1, values(10, 42.5), NOW), PRESS, 1, values(10, 20), NOW),
  NOW + 42 * 60_000,
);

describe("the end of a training", () => {
  it("tells minutes, sets and effort, and a part as a part", () => {
    expect(endingTitle(log, 2)).toBe("Treino A feito");
    expect(endingFacts(noteTraining(log, { effort: 7 }, NOW), 2)).toBe("42 min · 2 de 2 séries · esforço 7");
    expect(endingTitle(log, 6)).toBe("Treino A feito em parte");
    expect(endingFacts(log, 6)).toBe("42 min · 2 de 6 séries");
  });

  it("names what was heavier than on every earlier day; a first time, an equal load and more help are no records", () => {
    expect(recordsOf(log, gym, [log]).map(recordText)).toEqual(["Recorde: Agachamento 42,5\u00a0kg\u00a0(+2,5)"]);
    const equal = { ...gym, exercises: [exercise(101, ["2026-11-09", 42.5])] };
    expect(recordsOf(log, equal, [log])).toEqual([]);
    const assisted = { ...gym, more_exercises: [{ ...SQUAT_EXERCISE, equipament_needed: "Graviton" }] };
    expect(recordsOf(log, assisted, [log])).toEqual([]);
  });

  it("finds none in a warm-up, be it a set or a row", () => {
    const warmUp = { ...values(10, 60), kind: "warmup" as const };
    const withWarmUp = recordSet(log, SQUAT, 2, warmUp, NOW);
    expect(recordsOf(withWarmUp, gym, [withWarmUp]).map(({ loadKg }) => loadKg)).toEqual([42.5]);
    const ids = { id: 11, sq: 1, order: 1, exercise_technic: null };
    const row = { ...toWire({ ...NOTHING_PRESCRIBED, seriesTypeId: 2 }), ...ids, exercise: SQUAT_EXERCISE };
    const warmingUp = { ...gym, trainings: [{ ...training(1, "Treino A", "1"), exercises: [row] }] };
    expect(recordsOf(log, warmingUp, [log])).toEqual([]);
  });

  it("counts what this device recorded since it last heard of the server, and no set of the day itself", () => {
    const sunday: TrainingLog = { ...log, snapshot: { ...log.snapshot, day: "2026-11-22" } };
    expect(recordsOf(log, gym, [log, sunday])).toEqual([]);
    const today = { ...gym, exercises: [exercise(101, ["2026-11-09", 40], ["2026-11-23", 42.5])] };
    expect(recordsOf(log, today, [log])).toHaveLength(1);
  });

  it("counts the weeks in a row, while the device knows them", () => {
    expect(streakText(gym, "2026-11-23")).toBe("4ª semana seguida de treino");
    expect(streakText(gym, "2026-11-30")).toBeNull();
    expect(streakText({ ...gym, weeks_in_row: 0 }, "2026-11-23")).toBeNull();
  });

  it("names the next training and its day, without one that was done early", () => {
    expect(nextTrainingText(gym, [log], "2026-11-23")).toBe("Próximo: Treino B, amanhã");
    const early: TrainingLog = { ...log, trainingId: 2 };
    expect(nextTrainingText(gym, [log, early], "2026-11-23")).toBe("Próximo: Treino C, quinta, 26/11");
    expect(nextTrainingText(gym, [], "2026-11-30")).toBeNull();
  });

  it("names the one that follows in a sequence, without a day, and none on the cycle's last", () => {
    const sequence = { ...gym, sequence: { since: "2026-11-01", done: [] } };
    expect(nextTrainingText(sequence, [log], "2026-11-23")).toBe("Próximo: Treino B");
    expect(nextTrainingText(sequence, [log], gym.cycle?.end_date ?? "")).toBeNull();
  });
});
