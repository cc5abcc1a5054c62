import { describe, expect, it } from "vitest";
import { aLog, executionOf, NOW, OTHER_DEVICE, PRESS, SQUAT, values } from "./log.fixture.ts";
import {
  beginLog,
  doneSets,
  exerciseLog,
  finishTraining,
  isBegun,
  isFinished,
  noteExercise,
  noteTraining,
  rateSet,
  recordSet,
  removeSet,
  reopenTraining,
  setOf,
} from "./training-log.ts";

const LATER = NOW + 60_000;

describe("a log", () => {
  it("begins with the first set and raises its revision with each change", () => {
    const first = recordSet(aLog(), SQUAT, 1, values(10, 40), NOW);
    expect(first.snapshot).toMatchObject({ revision: 1, started_at: "2026-11-23T12:00:00.000Z" });
    const second = recordSet(first, SQUAT, 2, values(9, 40), LATER);
    expect(second.snapshot).toMatchObject({ revision: 2, started_at: "2026-11-23T12:00:00.000Z" });
    expect(doneSets(second)).toBe(2);
  });

  it("corrects a set in its place and keeps when it was done", () => {
    const log = recordSet(recordSet(aLog(), SQUAT, 1, values(10, 40), NOW), SQUAT, 2, values(10, 40), LATER);
    const corrected = recordSet(log, SQUAT, 1, values(8, 42.5), LATER);
    expect(setOf(corrected, SQUAT, 1)).toEqual({ set: 1, ...values(8, 42.5), done_at: "2026-11-23T12:00:00.000Z" });
    expect(doneSets(corrected)).toBe(2);
  });

  it("takes a set back, and with the last one the beginning", () => {
    const log = recordSet(recordSet(aLog(), SQUAT, 1, values(10, 40), NOW), PRESS, 1, values(10, 20), LATER);
    const without = removeSet(log, SQUAT, 1, LATER);
    expect(without.snapshot.exercises.map(({ name }) => name)).toEqual(["Supino"]);
    expect(isBegun(without)).toBe(true);
    const empty = removeSet(without, PRESS, 1, LATER);
    expect(empty.snapshot).toMatchObject({ revision: 4, started_at: null, exercises: [] });
    expect(removeSet(empty, PRESS, 1, LATER)).toBe(empty);
  });

  it("keeps pain and note of an exercise without a set, and drops them when they are emptied", () => {
    const log = noteExercise(aLog(), SQUAT, { pain: 4 }, NOW);
    expect(exerciseLog(log, SQUAT)).toMatchObject({ pain: 4, note: "", sets: [] });
    expect(exerciseLog(noteExercise(log, SQUAT, { pain: null }, LATER), SQUAT)).toBeUndefined();
  });

  it("ends once, and keeps effort and note from before and after", () => {
    const resting = { ...recordSet(aLog(), SQUAT, 1, values(10, 40), NOW), rest: { startedAt: NOW, endsAt: LATER } };
    const ended = finishTraining(noteTraining(resting, { effort: 7, note: "Boa" }, LATER), LATER);
    expect(ended.snapshot).toMatchObject({ effort: 7, note: "Boa", finished_at: "2026-11-23T12:01:00.000Z" });
    expect(ended.rest).toBeNull();
    const corrected = finishTraining(noteTraining(ended, { effort: 8 }, LATER), LATER + 60_000);
    expect(corrected.snapshot).toMatchObject({ effort: 8, note: "Boa", finished_at: "2026-11-23T12:01:00.000Z" });
    expect(isFinished(reopenTraining(corrected, LATER))).toBe(false);
  });

  it("keeps the effort of a set, and the reason and the place where an exercise was left out", () => {
    const log = recordSet(aLog(), SQUAT, 1, { ...values(10, 40), kind: "work" }, NOW);
    const rated = rateSet(log, SQUAT, 1, 1.5, NOW);
    expect(setOf(recordSet(rated, SQUAT, 1, values(9, 40), LATER), SQUAT, 1)).toMatchObject({
      repetitions: 9,
      rir: 1.5,
      kind: "work",
    });
    expect(rateSet(log, SQUAT, 2, 1, NOW)).toBe(log);
    const skipped = noteExercise(rated, PRESS, { skip_reason: "pain", pain: 5, pain_area: "shoulder" }, NOW);
    expect(exerciseLog(skipped, PRESS)).toMatchObject({ skip_reason: "pain", pain_area: "shoulder", sets: [] });
    const followed = recordSet(skipped, PRESS, 1, values(10, 10), LATER);
    expect(exerciseLog(followed, PRESS)).toMatchObject({ skip_reason: null, pain: 5 });
  });

  it("of an earlier day has noon as its hour, from the first set to the end", () => {
    const earlier = beginLog({ ...aLog(), day: "2026-11-20", deviceId: "a", execution: undefined });
    const ended = finishTraining(recordSet(earlier, SQUAT, 1, values(10, 40), NOW), LATER);
    const noon = "2026-11-20T15:00:00.000Z";
    expect([ended.snapshot.started_at, setOf(ended, SQUAT, 1)?.done_at, ended.snapshot.finished_at]).toEqual([
      noon,
      noon,
      noon,
    ]);
    expect(ended.changedAt).toBe(LATER);
  });

  it("continues what another device recorded, and names its version as replaced", () => {
    const { snapshot } = recordSet(aLog(), SQUAT, 1, values(10, 40), NOW);
    const execution = executionOf({ ...snapshot, device_id: OTHER_DEVICE, revision: 5 });
    const log = beginLog({ ...aLog(), day: snapshot.day, deviceId: snapshot.device_id, execution });
    expect(log).toMatchObject({ sentRevision: 0, snapshot: { revision: 0, exercises: snapshot.exercises } });
    expect(log.snapshot.replaces).toEqual([{ device_id: OTHER_DEVICE, revision: 5 }]);
    expect(recordSet(log, SQUAT, 2, values(9, 40), LATER).snapshot.revision).toBe(1);
  });

  it("goes on counting after the revision that the server has of this device", () => {
    const { snapshot } = recordSet(aLog(), SQUAT, 1, values(10, 40), NOW);
    const execution = executionOf({ ...snapshot, revision: 7 });
    const log = beginLog({ ...aLog(), day: snapshot.day, deviceId: snapshot.device_id, execution });
    expect(log).toMatchObject({ sentRevision: 7, snapshot: { revision: 7, replaces: [] } });
  });
});
