import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTrained, mergeSnapshots, type RecordedSet, type RecordedSnapshot } from "./merge-snapshots.ts";

const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const aSet = (set: number, load_kg: number, time: string): RecordedSet => ({
  set,
  repetitions: 10,
  load_kg,
  seconds: null,
  done_at: at(time),
});
const squat = (sets: readonly RecordedSet[], more: { pain?: number; note?: string } = {}) => ({
  entry_id: 7,
  exercise_id: 70,
  name: "Agachamento",
  pain: more.pain ?? null,
  note: more.note ?? "",
  sets,
});
const snapshot = (device_id: string, changes: Partial<RecordedSnapshot> = {}): RecordedSnapshot => ({
  device_id,
  revision: 1,
  started_at: at("10:00"),
  finished_at: null,
  effort: null,
  note: "",
  replaces: [],
  exercises: [],
  ...changes,
});
const loads = (merged: ReturnType<typeof mergeSnapshots>) =>
  merged?.exercises.map(({ sets }) => sets.map(({ set, load_kg }) => [set, load_kg]));

describe("snapshots of one device", () => {
  it("count by the highest revision alone, so that a set that was taken away stays away", () => {
    const first = snapshot("a", { exercises: [squat([aSet(1, 40, "10:01"), aSet(2, 40, "10:03")])] });
    const second = snapshot("a", { revision: 2, exercises: [squat([aSet(1, 42.5, "10:01")])] });
    expect(loads(mergeSnapshots([second, first]))).toEqual([[[1, 42.5]]]);
  });

  it("without a set, an end, a pain, an effort and a note take the record back", () => {
    const done = snapshot("a", { exercises: [squat([aSet(1, 40, "10:01")])] });
    expect(mergeSnapshots([done, snapshot("a", { revision: 2 })])).toBeNull();
    expect(mergeSnapshots([])).toBeNull();
  });

  it.each([
    ["a pain", { exercises: [squat([], { pain: 6 })] }],
    ["a note of an exercise", { exercises: [squat([], { note: "Ombro dói" })] }],
    ["an effort", { effort: 3 }],
    ["a note", { note: "Parei por dor" }],
  ])("with %s and no set are a record, but no training that was done", (_, said) => {
    const merged = mergeSnapshots([snapshot("a", said)]);
    expect(merged).toMatchObject(said);
    expect(merged && isTrained(merged)).toBe(false);
  });

  it("with a blank note alone say nothing", () => {
    expect(mergeSnapshots([snapshot("a", { note: " ", exercises: [squat([], { note: " " })] })])).toBeNull();
  });

  it("with an end alone are a training that was marked as done", () => {
    expect(mergeSnapshots([snapshot("a", { finished_at: at("11:00") })])).toMatchObject({
      finished_at: at("11:00"),
      exercises: [],
    });
  });
});

describe("snapshots of two devices on one day", () => {
  const phone = snapshot("a", {
    effort: 6,
    note: "Pressa",
    exercises: [squat([aSet(1, 40, "10:01"), aSet(2, 45, "10:04")], { pain: 2, note: "Joelho" })],
  });
  const tablet = snapshot("b", {
    finished_at: at("11:00"),
    note: "Tudo certo",
    exercises: [squat([aSet(2, 50, "10:05"), aSet(3, 50, "10:08")], { pain: 1 })],
  });

  it("are put together: sets of both stay, and of a set with two values the device that was used last counts", () => {
    const merged = mergeSnapshots([phone, tablet]);
    expect(loads(merged)).toEqual([
      [
        [1, 40],
        [2, 50],
        [3, 50],
      ],
    ]);
    expect(merged?.overruled).toEqual([{ ...aSet(2, 45, "10:04"), name: "Agachamento" }]);
    expect(merged).toMatchObject({ newest: "b", effort: 6, note: "Tudo certo\nPressa", finished_at: at("11:00") });
    expect(merged?.exercises[0]).toMatchObject({ pain: 2, note: "Joelho" });
    expect(merged?.versions).toEqual([
      { device_id: "a", revision: 1 },
      { device_id: "b", revision: 1 },
    ]);
  });

  it("say no line of a note twice where one device continues what the other wrote", () => {
    const continued = snapshot("b", { finished_at: at("11:00"), note: "Tudo certo\n\nDormi bem\nPressa" });
    const again = { ...phone, revision: 2, note: "Pressa\nJoelho" };
    expect(mergeSnapshots([again, continued])?.note).toBe("Tudo certo\n\nDormi bem\nPressa\nJoelho");
  });

  it("do not overrule each other where the values are the same", () => {
    const copy = snapshot("b", { exercises: [squat([aSet(1, 40, "10:30")])] });
    expect(mergeSnapshots([phone, copy])?.overruled).toEqual([]);
  });

  it("leave out a version that the other replaces, and keep one that was sent after it", () => {
    const correction = snapshot("b", {
      replaces: [{ device_id: "a", revision: 1 }],
      exercises: [squat([aSet(1, 4, "10:01")])],
    });
    expect(loads(mergeSnapshots([phone, correction]))).toEqual([[[1, 4]]]);
    const later = { ...phone, revision: 2 };
    expect(loads(mergeSnapshots([later, correction]))).toEqual([
      [
        [1, 40],
        [2, 45],
      ],
    ]);
  });

  it("are all taken back by an empty one that replaces the other", () => {
    expect(mergeSnapshots([phone, snapshot("b", { replaces: [{ device_id: "a", revision: 1 }] })])).toBeNull();
  });
});

it("a batch gives the same execution in any order, and sent twice", () => {
  const device = fc.constantFrom("a", "b", "c");
  const minute = fc.integer({ min: 10, max: 59 }).map((value) => at(`10:${value}`));
  const anySet = fc.record({
    set: fc.integer({ min: 1, max: 4 }),
    repetitions: fc.integer({ min: 0, max: 12 }),
    load_kg: fc.constantFrom(null, 20, 22.5),
    seconds: fc.constant(null),
    done_at: minute,
  });
  const anExercise = fc.record({
    entry_id: fc.constantFrom(null, 7, 8),
    exercise_id: fc.constantFrom(70, 71),
    name: fc.constant("Agachamento"),
    pain: fc.option(fc.integer({ min: 0, max: 10 })),
    note: fc.constantFrom("", "Joelho"),
    sets: fc.uniqueArray(anySet, { selector: ({ set }) => set, maxLength: 4 }),
  });
  const contents = fc.record({
    started_at: fc.option(minute),
    finished_at: fc.option(minute),
    effort: fc.option(fc.integer({ min: 0, max: 10 })),
    note: fc.constantFrom("", "Pressa"),
    replaces: fc.array(fc.record({ device_id: device, revision: fc.integer({ min: 1, max: 3 }) }), { maxLength: 2 }),
    exercises: fc.uniqueArray(anExercise, { selector: (one) => `${one.entry_id} ${one.exercise_id}`, maxLength: 3 }),
  });
  // A revision of a device has one content.
  const batch = fc.uniqueArray(
    fc.tuple(device, fc.integer({ min: 1, max: 4 }), contents).map(([device_id, revision, one]) => ({
      ...one,
      device_id,
      revision,
    })),
    { selector: ({ device_id, revision }) => `${device_id} ${revision}`, maxLength: 6 },
  );
  const orders = batch.chain((sent) =>
    fc.tuple(fc.constant(sent), fc.shuffledSubarray([...sent, ...sent], { minLength: sent.length * 2 })),
  );
  fc.assert(
    fc.property(orders, ([sent, shuffled]) => {
      expect(mergeSnapshots(shuffled)).toEqual(mergeSnapshots(sent));
    }),
  );
});
