import { describe, expect, it } from "vitest";
import type { Gym } from "#contract/execution/gym.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { aLog, NOW, SQUAT, values } from "../log/log.fixture.ts";
import { recordSet } from "../log/training-log.ts";
import { keptToday } from "./today.ts";

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

const MONDAY = "2026-11-23";

const gym: Gym = {
  student: { id: 3, name: "Lucas" },
  today: MONDAY,
  cycle: { mesocycle_id: 1, microcycle_id: null, name: "Base", start_date: "2026-11-01", end_date: "2026-11-30" },
  trainings: [training(1, "Treino A", "1"), training(2, "Treino B", "3"), training(3, "Treino C", "5")],
  exercises: [],
  executions: [],
};
const inSequence: Gym = { ...gym, sequence: { since: "2026-11-01", done: [] } };

const done = recordSet(aLog(1), SQUAT, 1, values(10, 40), NOW);

const told = (given: Gym, logs: Parameters<typeof keptToday>[1], day: string) => {
  const kept = keptToday(given, logs, day);
  return kept && [kept.trained, kept.next?.training.name, kept.next?.day];
};

describe("what a device knows of a day", () => {
  it("is the training of the day, and once it is done the next one", () => {
    expect(told(gym, [], MONDAY)).toEqual([null, "Treino A", MONDAY]);
    expect(told(gym, [done], MONDAY)).toEqual(["Treino A", "Treino B", "2026-11-25"]);
    expect(told(gym, [], "2026-11-24")).toEqual([null, "Treino B", "2026-11-25"]);
  });

  it("is in a sequence the training that follows what was done here, on any day", () => {
    expect(told(inSequence, [], MONDAY)).toEqual([null, "Treino A", null]);
    expect(told(inSequence, [done], MONDAY)).toEqual(["Treino A", "Treino B", null]);
    expect(told(inSequence, [done], "2026-11-27")).toEqual([null, "Treino B", null]);
    expect(told(inSequence, [aLog(1)], MONDAY)).toEqual([null, "Treino A", null]);
  });

  it("ends with the cycle", () => {
    expect(told(inSequence, [], "2026-11-30")).toEqual([null, "Treino A", null]);
    const last = { ...done, snapshot: { ...done.snapshot, day: "2026-11-30" } };
    expect(told(inSequence, [last], "2026-11-30")).toEqual(["Treino A", undefined, undefined]);
    expect(keptToday(inSequence, [], "2026-12-01")).toBeUndefined();
    expect(keptToday({ ...gym, cycle: null }, [], MONDAY)).toBeUndefined();
  });
});
