import { describe, expect, it } from "vitest";
import type { Gym } from "#contract/execution/gym.ts";
import { aLog, executionOf, NOW, SQUAT, values } from "./log.fixture.ts";
import { reconcile, withUnderWay } from "./reconcile.ts";
import { noteExercise, noteTraining, recordSet, type TrainingLog } from "./training-log.ts";

const aGym = (executions: Gym["executions"]): Gym => ({
  student: { id: 3, name: "Lucas" },
  today: "2026-11-23",
  cycle: null,
  trainings: [],
  exercises: [],
  executions,
});

const waiting = recordSet(aLog(), SQUAT, 1, values(10, 40), NOW);
const sent: TrainingLog = { ...waiting, sentRevision: 1 };
const device = { deviceId: waiting.snapshot.device_id, now: NOW };

describe("the server's answer", () => {
  it("brings in what another device recorded of the week", () => {
    const { keep } = reconcile(aGym([executionOf(waiting.snapshot)]), [], device);
    expect(keep).toMatchObject([{ trainingId: 1, snapshot: { exercises: waiting.snapshot.exercises } }]);
  });

  it("replaces what was sent and keeps the pause and which loads were left unsaid", () => {
    const rest = { startedAt: NOW, endsAt: NOW + 60_000 };
    const two = recordSet(sent, SQUAT, 2, values(9, 40), NOW);
    const { keep, remove } = reconcile(
      aGym([executionOf(two.snapshot)]),
      [{ ...sent, rest, loadsUnsaid: [7] }],
      device,
    );
    expect(keep).toMatchObject([{ rest, loadsUnsaid: [7], snapshot: { revision: 2 }, sentRevision: 2 }]);
    expect(remove).toEqual([]);
  });

  it("leaves alone what waits and what was refused", () => {
    const refused = { ...waiting, refusal: { status: 404, detail: "Não encontrado" } };
    for (const log of [waiting, refused]) {
      expect(reconcile(aGym([]), [log], device)).toEqual({ keep: [], remove: [] });
      expect(reconcile(aGym([executionOf(sent.snapshot)]), [log], device)).toEqual({ keep: [], remove: [] });
    }
  });

  it("keeps a pain and a note without a set, which the server keeps too", () => {
    for (const felt of [noteExercise(aLog(), SQUAT, { pain: 6 }, NOW), noteTraining(aLog(), { note: "Parei" }, NOW)]) {
      const { keep, remove } = reconcile(aGym([executionOf(felt.snapshot)]), [{ ...felt, sentRevision: 1 }], device);
      expect(keep).toMatchObject([{ snapshot: { exercises: felt.snapshot.exercises, note: felt.snapshot.note } }]);
      expect(remove).toEqual([]);
    }
  });

  it("leaves the training under way on the phone when the next week has others", () => {
    const training = { id: 1, name: "Treino A" } as Gym["trainings"][number];
    const squat = { exercise_id: SQUAT.exerciseId } as Gym["exercises"][number];
    const kept = { ...aGym([]), trainings: [training], exercises: [squat] };
    const next = { ...aGym([]), trainings: [{ ...training, id: 2 }] };
    const after = withUnderWay(next, kept, [sent], NOW + 60_000);
    expect([after.trainings.map(({ id }) => id), after.exercises]).toEqual([[2, 1], [squat]]);
    const ended = { ...sent, snapshot: { ...sent.snapshot, finished_at: "2026-11-23T23:50:00.000Z" } };
    for (const [log, now] of [[ended, NOW] as const, [sent, NOW + 5 * 3_600_000] as const])
      expect(withUnderWay(next, kept, [log], now)).toBe(next);
  });

  it("removes what was sent and the server does not list any more, or was taken back", () => {
    expect(reconcile(aGym([]), [sent], device)).toEqual({ keep: [], remove: [sent] });
  });
});
