import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { listExecutions } from "#contract/execution/executions.ts";
import { recordExecution } from "#contract/execution/gym.ts";
import { PAINFUL_AREAS } from "#domain/training/painful-area-table.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { fromAnywhere } from "../../../testing/steps/comments.ts";
import { aPrescribedMesocycle, exercisesOfType } from "../../../testing/steps/cycles.ts";
import { aSnapshot, type SnapshotInput } from "../../../testing/steps/executions.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const { mesocycle } = await aPrescribedMesocycle(prumo, joao);
const [training] = mesocycle.trainings;
if (!training) throw new Error("a prescribed mesocycle has a training");
const others = (await exercisesOfType(prumo, joao, "resistence")).slice(0, 4);
const rows = aSnapshot(training).exercises;

type Exercise = SnapshotInput["exercises"][number];

/** It may be done, swapped for another, added without a row, or skipped, and have a pain. */
const anExercise = fc
  .record({
    row: fc.constantFrom(...rows),
    swappedFor: fc.option(fc.constantFrom(...others)),
    isAdded: fc.boolean(),
    sets: fc.uniqueArray(
      fc.record({ set: fc.integer({ min: 1, max: 5 }), load_kg: fc.constantFrom(20, 22.5, null), minute: fc.nat(59) }),
      { selector: ({ set }) => set, maxLength: 4 },
    ),
    pain: fc.option(fc.integer({ min: 0, max: 10 })),
    pain_area: fc.option(fc.constantFrom(...PAINFUL_AREAS)),
    skip_reason: fc.option(fc.constantFrom("pain" as const, "time" as const)),
    note: fc.constantFrom("", "Joelho", "Pegada aberta"),
  })
  .map(({ row, swappedFor, isAdded, sets, ...said }) => ({
    ...said,
    entry_id: isAdded ? null : row.entry_id,
    exercise_id: swappedFor ?? row.exercise_id,
    name: `Exercício ${swappedFor ?? row.exercise_id}`,
    sets: sets.map(({ minute, ...set }) => ({
      ...set,
      repetitions: 10,
      seconds: null,
      done_at: `2026-03-02T13:${String(minute).padStart(2, "0")}:00.000Z`,
    })),
  }));

const aRevision = fc.uniqueArray(anExercise, { selector: keyOf, minLength: 1, maxLength: 4 });
const aDevice = fc.array(aRevision, { minLength: 1, maxLength: 3 });

function keyOf({ entry_id, exercise_id }: Pick<Exercise, "entry_id" | "exercise_id">): string {
  return `${entry_id} ${exercise_id}`;
}

const sent = fc.tuple(aDevice, aDevice).chain((devices) => {
  const snapshots = devices.flatMap((revisions, device) =>
    revisions.map((exercises, index) => ({ device, revision: index + 1, exercises })),
  );
  const deliveries = fc.shuffledSubarray([...snapshots, ...snapshots], { minLength: snapshots.length * 2 });
  return fc.record({ last: fc.constant(devices.flatMap((revisions) => revisions.at(-1) ?? [])), deliveries });
});

it("notes that two devices fill are kept whole, and the device that continues them is not refused", async () => {
  const [row] = rows;
  if (!row) throw new Error("the training has a row");
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const write = (device_id: string, revision: number, letter: string) =>
    aSnapshot(training, {
      device_id,
      revision,
      note: letter.repeat(2000),
      exercises: [{ ...row, note: letter.repeat(1000) }],
    });
  const params = { id: training.id };
  const record = (body: SnapshotInput) => send(app, recordExecution, { params, body, as: joao });
  await record(write(mine, 1, "a"));
  await record(write(theirs, 1, "b"));
  const kept = async () => {
    const { executions } = (await send(app, listExecutions, { params, as: joao })).body;
    const [one] = executions;
    if (!one) throw new Error("the training was recorded");
    return one;
  };
  const { versions, note, exercises } = await kept();
  expect([note.length, exercises[0]?.note.length]).toEqual([4001, 2001]);
  const next = await record({
    ...write(mine, 2, ""),
    replaces: versions,
    note,
    exercises: [{ ...row, ...exercises[0] }],
  });
  expect(next.status).toBe(200);
  expect((await kept()).note).toBe(note);
});

it("the records of two devices are put together in any order and however often they arrive, and nothing is lost", {
  tags: "race",
}, async () => {
  await fc.assert(
    fc.asyncProperty(sent, async ({ last, deliveries }) => {
      for (const table of ["execution_snapshots", "training_executions"])
        await prumo.database.owner.query(`delete from ${table} where training_key = $1`, [training.id]);
      const devices = [randomUUID(), randomUUID()];
      const record = ({ device, ...snapshot }: (typeof deliveries)[number]) =>
        send(app, recordExecution, {
          params: { id: training.id },
          body: aSnapshot(training, { ...snapshot, device_id: devices[device] ?? "" }),
          as: joao,
          headers: fromAnywhere(),
        });
      const half = deliveries.length / 2;
      const answers = await Promise.all(deliveries.slice(0, half).map(record));
      for (const one of deliveries.slice(half)) answers.push(await record(one));
      expect(answers.map(({ status }) => status)).toEqual(deliveries.map(() => 200));

      const { executions } = (await send(app, listExecutions, { params: { id: training.id }, as: joao })).body;
      expect(executions).toHaveLength(1);
      const stored = executions[0];
      for (const one of last) {
        const kept = stored?.exercises.find((exercise) => keyOf(exercise) === keyOf(one));
        const ofKey = last.filter((exercise) => keyOf(exercise) === keyOf(one));
        expect(kept?.pain ?? -1).toBe(Math.max(...ofKey.map(({ pain }) => pain ?? -1)));
        expect(kept?.note ?? "").toContain(one.note);
        if (one.skip_reason) expect(kept?.skip_reason).not.toBeNull();
        const loads = [...(kept?.sets ?? []), ...(stored?.overruled ?? []).filter(({ name }) => name === one.name)];
        for (const { set, load_kg } of one.sets)
          expect(loads.map((done) => [done.set, done.load_kg])).toContainEqual([set, load_kg]);
        expect(new Set(kept?.sets.map(({ set }) => set)).size).toBe(kept?.sets.length);
      }
      expect(stored?.exercises.map(keyOf).toSorted()).toEqual([...new Set(last.map(keyOf))].toSorted());
    }),
    { numRuns: 25 },
  );
});
