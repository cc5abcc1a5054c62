import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aLog, executionOf, NOW, OTHER_DEVICE, SQUAT, values } from "./log.fixture.ts";
import { afterSending, inOrder, isExpired, isWaiting, type SendResult, sendInOrder } from "./queue.ts";
import {
  finishTraining,
  noteExercise,
  noteTraining,
  recordSet,
  type Snapshot,
  type TrainingLog,
} from "./training-log.ts";

const DAY_MS = 86_400_000;
const begun = (trainingId: number, now = NOW) => recordSet(aLog(trainingId), SQUAT, 1, values(10, 40), now);

/** A device's store, in memory. */
function aDevice(...logs: readonly TrainingLog[]) {
  const kept = new Map(logs.map((log) => [log.trainingId, log]));
  return {
    kept,
    waiting: async () => [...kept.values()],
    async applyResult(sent: TrainingLog, result: SendResult) {
      const current = kept.get(sent.trainingId);
      if (current) kept.set(sent.trainingId, afterSending(current, sent, result));
    },
  };
}

const stored = (log: TrainingLog): SendResult => ({ kind: "stored", execution: executionOf(log.snapshot) });
const REFUSED: SendResult = { kind: "refused", refusal: { status: 422, detail: "Este dia não é do mesociclo" } };

describe("what waits to be sent", () => {
  it("leaves in the order in which the trainings began", async () => {
    const device = aDevice(begun(1, NOW + 2), begun(2, NOW), begun(3, NOW + 1));
    const sent: number[] = [];
    await sendInOrder(device, async (log) => {
      sent.push(log.trainingId);
      return stored(log);
    });
    expect(sent).toEqual([2, 3, 1]);
    expect(inOrder(await device.waiting())).toEqual([]);
  });

  it("is not sent a second time", async () => {
    const device = aDevice(begun(1));
    const sent: number[] = [];
    const post = async (log: TrainingLog) => {
      sent.push(log.snapshot.revision);
      return stored(log);
    };
    await sendInOrder(device, post);
    await sendInOrder(device, post);
    expect(sent).toEqual([1]);
  });

  it.each(["signed-out", "away"] as const)("waits on, all of it, when the server is %s", async (kind) => {
    const device = aDevice(begun(1), begun(2, NOW + 1));
    const sent: number[] = [];
    const outcome = await sendInOrder(device, async (log) => {
      sent.push(log.trainingId);
      return { kind };
    });
    expect(outcome).toBe(kind);
    expect(sent).toEqual([1]);
    expect(inOrder(await device.waiting())).toHaveLength(2);
  });

  it("is kept with the reason when it is refused, does not hold up the rest, and is sent again once it changes", async () => {
    const device = aDevice(begun(1), begun(2, NOW + 1));
    await sendInOrder(device, async (log) => (log.trainingId === 1 ? REFUSED : stored(log)));
    const refused = device.kept.get(1);
    expect(refused).toMatchObject({ refusal: { status: 422, detail: "Este dia não é do mesociclo" } });
    expect(refused?.snapshot.exercises).toHaveLength(1);
    expect(device.kept.get(2)).toMatchObject({ sentRevision: 1 });
    expect(inOrder(await device.waiting())).toEqual([]);
    expect(refused && isWaiting(recordSet(refused, SQUAT, 2, values(9, 40), NOW))).toBe(true);
  });

  it("waits on when it changed while it was on its way", async () => {
    const device = aDevice(begun(1));
    await sendInOrder(device, async (log) => {
      device.kept.set(1, recordSet(log, SQUAT, 2, values(9, 40), NOW));
      return stored(log);
    });
    expect(device.kept.get(1)).toMatchObject({ sentRevision: 1, snapshot: { revision: 2 } });
    expect(inOrder(await device.waiting())).toHaveLength(1);
  });

  it("takes in what another device recorded meanwhile", () => {
    const log = begun(1);
    const execution = executionOf(recordSet(log, SQUAT, 2, values(9, 42.5), NOW).snapshot);
    const versions = [
      { device_id: log.snapshot.device_id, revision: 1 },
      { device_id: OTHER_DEVICE, revision: 3 },
    ];
    const after = afterSending(log, log, { kind: "stored", execution: { ...execution, versions } });
    expect(after.snapshot.exercises[0]?.sets).toHaveLength(2);
    expect(after.snapshot.replaces).toEqual([{ device_id: OTHER_DEVICE, revision: 3 }]);
    expect(isWaiting(after)).toBe(false);
  });

  it("becomes the latest, with the sets that only the server has, when the server knows a later revision of this device", () => {
    const log = begun(1);
    const second = recordSet(recordSet(log, SQUAT, 1, values(5, 20), NOW), SQUAT, 2, values(9, 40), NOW);
    const execution = executionOf({ ...second.snapshot, revision: 4 });
    const after = afterSending(log, log, { kind: "stored", execution });
    expect(after.snapshot.revision).toBe(5);
    expect(after.snapshot.exercises[0]?.sets).toMatchObject([values(10, 40), values(9, 40)]);
    expect(isWaiting(after)).toBe(true);
  });

  it("takes nothing away that only the server has: effort, note, end, pain and its place", () => {
    const log = begun(1);
    const felt = noteExercise(log, SQUAT, { pain: 5, pain_area: "knee", note: "Joelho" }, NOW);
    const whole = finishTraining(noteTraining(felt, { effort: 8, note: "Bom" }, NOW), NOW);
    const execution = executionOf({ ...whole.snapshot, revision: 6 });
    const { snapshot } = afterSending(log, log, { kind: "stored", execution });
    expect(snapshot).toEqual({ ...whole.snapshot, revision: 7 });
  });

  it("stays on the device for 14 days", () => {
    expect(isExpired(NOW, NOW + 14 * DAY_MS - 1)).toBe(false);
    expect(isExpired(NOW, NOW + 14 * DAY_MS)).toBe(true);
  });

  it("reaches the server as it was last recorded, whatever answers are lost, and a revision that was answered leaves once", async () => {
    const events = fc.array(fc.constantFrom("set", "send", "answer lost", "away"), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(events, async (happening) => {
        const device = aDevice(aLog(1));
        const server: { kept?: Snapshot } = {};
        const answered: number[] = [];
        const post = (event: string) => async (log: TrainingLog) => {
          if (event === "away") return { kind: "away" as const };
          if (log.snapshot.revision > (server.kept?.revision ?? 0)) server.kept = log.snapshot;
          if (event === "answer lost") return { kind: "away" as const };
          answered.push(log.snapshot.revision);
          return stored(log);
        };
        for (const [place, event] of [...happening, "send"].entries()) {
          const log = device.kept.get(1) ?? aLog(1);
          if (event === "set") device.kept.set(1, recordSet(log, SQUAT, place + 1, values(place, 40), NOW + place));
          else await sendInOrder(device, post(event));
        }
        expect(server.kept?.exercises ?? []).toEqual(device.kept.get(1)?.snapshot.exercises);
        expect(new Set(answered).size).toBe(answered.length);
      }),
    );
  });
});
