import fc from "fast-check";
import { expect, it } from "vitest";
import { mergeSnapshots } from "#domain/training/executions/merge-snapshots.ts";
import type { SkipReason } from "#domain/training/executions/skip-reasons.ts";
import { aLog, NOW, OTHER_DEVICE, values } from "./log.fixture.ts";
import { type ExerciseRef, noteExercise, recordSet, type Snapshot, type TrainingLog } from "./training-log.ts";

const PRESCRIBED: ExerciseRef = { entryId: 11, exerciseId: 101, name: "Agachamento" };
const SWAPPED: ExerciseRef = { entryId: 11, exerciseId: 201, name: "Leg press" };
const ADDED: ExerciseRef = { entryId: null, exerciseId: 301, name: "Remo" };
const SKIPPED: ExerciseRef = { entryId: 12, exerciseId: 102, name: "Supino" };

type Act =
  | { readonly kind: "set"; readonly ref: ExerciseRef; readonly set: number; readonly load: number }
  | { readonly kind: "skip"; readonly reason: SkipReason }
  | { readonly kind: "send" };

const anAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant("set" as const),
    ref: fc.constantFrom(PRESCRIBED, SWAPPED, ADDED),
    set: fc.integer({ min: 1, max: 5 }),
    load: fc.constantFrom(20, 40),
  }),
  fc.record({ kind: fc.constant("skip" as const), reason: fc.constantFrom<SkipReason[]>("pain", "time") }),
  fc.constant({ kind: "send" as const }),
);

function after(log: TrainingLog, act: Act, now: number): TrainingLog {
  if (act.kind === "set") return recordSet(log, act.ref, act.set, values(10, act.load), now);
  return act.kind === "skip" ? noteExercise(log, SKIPPED, { skip_reason: act.reason }, now) : log;
}

/** The device's last log, and each snapshot that it sent, the last one certainly. */
function play(deviceId: string, acts: readonly Act[]) {
  const sent: Snapshot[] = [];
  let log = { ...aLog(), snapshot: { ...aLog().snapshot, device_id: deviceId } };
  for (const [index, act] of acts.entries()) {
    log = after(log, act, NOW + index * 1000);
    if (act.kind === "send") sent.push(log.snapshot);
  }
  return { last: log.snapshot, sent: [...sent, log.snapshot] };
}

interface Recorded {
  readonly exercises: readonly {
    readonly entry_id: number | null;
    readonly exercise_id: number;
    readonly sets: readonly { readonly set: number }[];
  }[];
}

const setsIn = ({ exercises }: Recorded) =>
  exercises.flatMap((one) => one.sets.map(({ set }) => `${one.entry_id} ${one.exercise_id} ${set}`));

it("two devices lose no swapped, added or skipped exercise, in whatever order they send", () => {
  const acts = fc.array(anAct, { maxLength: 12 });
  const both = fc
    .tuple(acts, acts)
    .map(([one, other]) => [play("0b5f6d0e-6d7c-4f2e-9a53-2f4b8c1d7e90", one), play(OTHER_DEVICE, other)] as const);
  const sending = both.chain(([one, other]) => {
    const all = [...one.sent, ...other.sent];
    return fc.tuple(fc.constant([one.last, other.last]), fc.shuffledSubarray(all, { minLength: all.length }));
  });
  fc.assert(
    fc.property(sending, ([lasts, arriving]) => {
      const merged = mergeSnapshots(arriving);
      expect(new Set(merged ? setsIn(merged) : [])).toEqual(new Set(lasts.flatMap(setsIn)));
      const reasons = lasts.flatMap(({ exercises }) => exercises.flatMap(({ skip_reason }) => skip_reason ?? []));
      const kept = merged?.exercises.find(({ exercise_id }) => exercise_id === SKIPPED.exerciseId)?.skip_reason ?? null;
      expect(reasons.length === 0 ? kept === null : reasons.some((reason) => reason === kept)).toBe(true);
      for (const overruled of merged?.overruled ?? []) expect(overruled.name).not.toBe("");
    }),
  );
});
