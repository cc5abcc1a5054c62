import { describe, expect, it } from "vitest";
import type { Gym } from "#contract/execution/gym.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { currentTraining } from "./current-training.ts";
import { aLog, NOW, SQUAT, values } from "./log/log.fixture.ts";
import { finishTraining, recordSet } from "./log/training-log.ts";
import { otherTrainings } from "./plan/sequence.ts";

const HOUR_MS = 3_600_000;

const training = (id: number, ...weekdays: Training["weekdays"]): Training => ({
  id,
  name: `Treino ${id}`,
  weekdays,
  exercise_type: [],
  muscle_group: [],
  training_method: null,
  exercise_type_order: [],
  exercises: [],
});

// NOW is a Monday.
const gym: Gym = {
  student: { id: 3, name: "Lucas" },
  today: "2026-11-23",
  cycle: null,
  trainings: [training(1, "3"), training(2, "1")],
  exercises: [],
  executions: [],
};

const begun = recordSet(aLog(1), SQUAT, 1, values(10, 40), NOW);
const idOf = (given: Gym, logs: Parameters<typeof currentTraining>[1], treino: number | undefined, now: number) =>
  currentTraining(given, logs, { treino }, now)?.training.id;

describe("the training on the screen", () => {
  it("is today's, else the next one", () => {
    expect(idOf(gym, [], undefined, NOW)).toBe(2);
    expect(idOf(gym, [], undefined, NOW + 24 * HOUR_MS)).toBe(1);
  });

  it("is the one that is under way, also past midnight, with the day on which it began", () => {
    const late = currentTraining(gym, [begun], {}, NOW + 3 * HOUR_MS);
    expect(late).toMatchObject({ training: { id: 1 }, day: "2026-11-23", log: begun });
    const midnight = { ...begun, changedAt: Date.parse("2026-11-24T02:30:00Z") };
    expect(currentTraining(gym, [midnight], {}, Date.parse("2026-11-24T03:30:00Z"))?.day).toBe("2026-11-23");
  });

  it("is no more the one that was begun four hours after its last set, or that was ended", () => {
    expect(idOf(gym, [begun], undefined, NOW + 4 * HOUR_MS - 1)).toBe(1);
    expect(idOf(gym, [begun], undefined, NOW + 4 * HOUR_MS)).toBe(2);
    expect(idOf(gym, [finishTraining(begun, NOW)], undefined, NOW)).toBe(2);
  });

  it("is none once the cycle is over, but one that is under way", () => {
    const cycle = {
      mesocycle_id: 1,
      microcycle_id: null,
      name: "Base",
      start_date: "2026-11-01",
      end_date: "2026-11-23",
    };
    expect(idOf({ ...gym, cycle }, [], undefined, NOW)).toBe(2);
    expect(idOf({ ...gym, cycle }, [], undefined, NOW + 24 * HOUR_MS)).toBeUndefined();
    const late = { ...begun, changedAt: NOW + 22 * HOUR_MS };
    expect(idOf({ ...gym, cycle }, [late], undefined, NOW + 24 * HOUR_MS)).toBe(1);
  });

  it("is the one that was chosen", () => {
    expect(currentTraining(gym, [begun], { treino: 2 }, NOW)).toMatchObject({ training: { id: 2 }, log: undefined });
    expect(idOf(gym, [], 99, NOW)).toBe(2);
    expect(idOf({ ...gym, trainings: [] }, [], undefined, NOW)).toBeUndefined();
  });

  it("is that of another day of the cycle up to today, where one was chosen", () => {
    const cycle = {
      mesocycle_id: 1,
      microcycle_id: null,
      name: "Base",
      start_date: "2026-11-16",
      end_date: "2026-12-06",
    };
    const dayOf = (dia: string) => currentTraining({ ...gym, cycle }, [begun], { treino: 1, dia }, NOW)?.day;
    expect(dayOf("2026-11-20")).toBe("2026-11-20");
    expect([dayOf("2026-11-15"), dayOf("2026-11-24")]).toEqual(["2026-11-23", "2026-11-23"]);
  });
});

describe("in a sequence", () => {
  const done = (training_id: number, day: string) => ({
    training_id,
    training_name: `Treino ${training_id}`,
    day,
    started_at: null,
  });
  const given = (...records: ReturnType<typeof done>[]): Gym => ({
    ...gym,
    trainings: [training(1), training(2), training(3)],
    sequence: { since: "2026-11-09", done: records },
  });

  it("it is the one after the last that was done, whatever the day", () => {
    expect(idOf(given(), [], undefined, NOW)).toBe(1);
    expect(idOf(given(done(1, "2026-11-20")), [], undefined, NOW)).toBe(2);
    expect(idOf(given(done(3, "2026-11-20")), [], undefined, NOW + 48 * HOUR_MS)).toBe(1);
  });

  it("it follows what only this device knows, and stays today's until tomorrow", () => {
    const ended = finishTraining(begun, NOW);
    const before = given(done(3, "2026-11-20"));
    expect(idOf(before, [ended], undefined, NOW + HOUR_MS)).toBe(1);
    expect(idOf(before, [ended], undefined, NOW + 24 * HOUR_MS)).toBe(2);
  });

  it("it forgets what this device took back, and what was done before the cycle", () => {
    expect(idOf(given(done(1, "2026-11-23"), done(2, "2026-11-20")), [aLog(1)], undefined, NOW)).toBe(3);
    const earlier = { ...begun, snapshot: { ...begun.snapshot, day: "2026-11-08" } };
    expect(idOf(given(), [earlier], undefined, NOW + 24 * HOUR_MS)).toBe(1);
  });

  it("the others are told by their place, and the next as such", () => {
    const others = otherTrainings(given(done(1, "2026-11-20")), [], 1);
    expect(others.map(({ training: { id }, when }) => [id, when])).toEqual([
      [2, "próximo"],
      [3, "3º"],
    ]);
  });
});
