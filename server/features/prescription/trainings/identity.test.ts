import { describe, expect, it } from "vitest";
import type { Mesocycle } from "#contract/planning/mesocycles.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import {
  type AMesocycleOfTheirs,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aTraining,
  resisted,
} from "../../../testing/steps/cycles.ts";
import { asSent, startPrescribing } from "../../../testing/steps/prescriptions.ts";

const { testApp, database, joao, exercise, technique, prescribe, read } = await startPrescribing();
const bruno = await aTrainer(testApp);

/** A mesocycle with one training of three rows; the first two prescribe the same exercise. */
async function threeRows() {
  const evaluated = await anEvaluatedMesocycle(testApp, joao);
  const [press, row] = [exercise("resistence", 0), exercise("resistence", 1)];
  const exercises = [resisted(press), resisted(press, { series: 5 }), resisted(row)];
  const { body } = await prescribe(evaluated, [aTraining({ exercises })]);
  return { ...evaluated, mesocycle: body.mesocycle, rows: rowsOf(body.mesocycle) };
}

const rowsOf = ({ trainings }: Pick<Mesocycle, "trainings">) =>
  asSent({ trainings }).flatMap(({ exercises = [] }) => exercises);

const idsOf = ({ trainings }: Pick<Mesocycle, "trainings">) =>
  trainings.map(({ id, exercises }) => [id, ...exercises.map((entry) => entry.id)]);

/** Sends the only training of a mesocycle with other rows. */
const withRows = (cycle: Pick<AMesocycleOfTheirs, "path" | "mesocycle">, exercises: readonly unknown[]) =>
  prescribe(
    cycle,
    asSent(cycle.mesocycle).map((training) => ({ ...training, exercises })),
  );

/** Which transaction wrote each stored row of a mesocycle's trainings last. */
async function writtenBy({ path }: Pick<AMesocycleOfTheirs, "path">) {
  const { rows } = await database.owner.query(
    `select trainings.xmin::text as training, entries.id, entries.xmin::text as entry, slots.slot, slots.xmin::text as exercise
       from trainings
       join training_entries entries on entries.training_id = trainings.id
       join training_entry_exercises slots on slots.entry_id = entries.id
      where mesocycle_id = $1
      order by trainings.position, entries.position, slot`,
    [path.mesoId],
  );
  return rows;
}

describe("a row of a training keeps its id", () => {
  it("when nothing changes, and then nothing of it is written", async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const before = await writtenBy(cycle);
    const again = await prescribe(cycle, asSent(cycle.mesocycle));
    expect(again.body.mesocycle.trainings).toEqual(cycle.mesocycle.trainings);
    expect(again.body.mesocycle.lock_version).toBe(cycle.mesocycle.lock_version + 1);
    expect(before).toHaveLength(3);
    expect(await writtenBy(cycle)).toEqual(before);
  });

  it("when it is edited, and the rows beside it are not written", async () => {
    const cycle = await threeRows();
    const [first, second, third] = cycle.rows;
    const before = await writtenBy(cycle);
    const { body } = await withRows(cycle, [
      { ...first, series: 9, exercise: exercise("resistence", 2) },
      second,
      third,
    ]);
    expect(idsOf(body.mesocycle)).toEqual(idsOf(cycle.mesocycle));
    expect(body.mesocycle.trainings[0]?.exercises.map(({ series }) => series)).toEqual([9, 5, 3]);
    const after = await writtenBy(cycle);
    expect(after.map(({ entry }) => before.some((one) => one.entry === entry))).toEqual([false, true, true]);
    expect(after.map(({ exercise }) => before.some((one) => one.exercise === exercise))).toEqual([false, true, true]);
    expect(after.map(({ training }) => training)).toEqual(before.map(({ training }) => training));
  });

  it("when it is moved within its training, also beside a row of the same exercise", async () => {
    const cycle = await threeRows();
    const { body } = await withRows(cycle, cycle.rows.toReversed());
    const [training] = body.mesocycle.trainings;
    expect(training?.exercises.map(({ id, sq }) => [id, sq])).toEqual(
      cycle.rows.toReversed().map(({ id }, index) => [id, index + 1]),
    );
    expect(training?.exercises.map(({ series }) => series)).toEqual([3, 5, 3]);
  });

  it("when another row is removed or added before it", async () => {
    const cycle = await threeRows();
    const [first, second, third] = cycle.rows;
    const added = resisted(exercise("resistence", 3));
    const { body } = await withRows(cycle, [added, third, second]);
    const ids = rowsOf(body.mesocycle).map(({ id }) => id);
    expect(ids).toEqual([expect.any(Number), third?.id, second?.id]);
    expect(cycle.rows.map(({ id }) => id)).not.toContain(ids[0]);
    expect(ids).not.toContain(first?.id);
  });

  it("when its training is renamed or moved, or another one is removed", async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const [a, b] = asSent(cycle.mesocycle);
    const { body } = await prescribe(cycle, [b, { ...a, name: "Por último" }]);
    expect(idsOf(body.mesocycle)).toEqual(idsOf(cycle.mesocycle).toReversed());
    const left = await prescribe({ ...cycle, mesocycle: body.mesocycle }, [b]);
    expect(idsOf(left.body.mesocycle)).toEqual(idsOf(cycle.mesocycle).slice(1));
  });

  it("when it takes more exercises or fewer", async () => {
    const cycle = await threeRows();
    const [first] = cycle.rows;
    const three = [2, 1, 0].map((place) => exercise("resistence", place));
    const more = await withRows(cycle, [{ ...first, exercise: three, exercise_technic: technique("TRI-SET") }]);
    const fewer = await withRows({ ...cycle, mesocycle: more.body.mesocycle }, [
      { ...first, exercise: three.slice(1), exercise_technic: technique("BI-SET") },
    ]);
    for (const [answer, expected] of [
      [more, three],
      [fewer, three.slice(1)],
    ] as const) {
      expect(rowsOf(answer.body.mesocycle)).toEqual([expect.objectContaining({ id: first?.id, exercise: expected })]);
    }
  });
});

describe("a row's id", () => {
  it("that is of another training, cycle or trainer, of no row, or of a new training is not found", async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const [a, b] = asSent(cycle.mesocycle);
    const other = await aPrescribedMesocycle(testApp, joao);
    const foreign = await aPrescribedMesocycle(testApp, await aStudent(testApp, bruno));
    const rows = [rowsOf(other.mesocycle)[0]?.id, rowsOf(foreign.mesocycle)[0]?.id, b?.exercises?.[0]?.id, 987_654_321];
    for (const id of rows) {
      const answer = await prescribe(cycle, [{ ...a, exercises: [resisted(exercise("resistence"), { id })] }, b]);
      expect([id, answer.status, answer.errors.code]).toEqual([id, 404, "not_found"]);
    }
    const { id: _, ...unnamed } = a ?? aTraining();
    expect((await prescribe(cycle, [unnamed, b])).status).toBe(404);
    for (const untouched of [cycle, other]) expect(await read(untouched)).toEqual(untouched.mesocycle);
  });

  it("may come once only", async () => {
    const cycle = await threeRows();
    const [first] = cycle.rows;
    const answer = await withRows(cycle, [first, { ...first }]);
    expect([answer.status, answer.errors.code]).toEqual([404, "not_found"]);
    expect(await read(cycle)).toEqual(cycle.mesocycle);
  });

  it("that is left out makes the row a new one in the place of the old", async () => {
    const cycle = await threeRows();
    const { body } = await withRows(
      cycle,
      cycle.rows.map(({ id: _, ...row }) => row),
    );
    const ids = rowsOf(body.mesocycle).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids.filter((id) => cycle.rows.some((row) => row.id === id))).toEqual([]);
    expect(body.mesocycle.trainings[0]?.exercises.flatMap(exercisesOf)).toEqual(
      cycle.mesocycle.trainings[0]?.exercises.flatMap(exercisesOf),
    );
  });
});
