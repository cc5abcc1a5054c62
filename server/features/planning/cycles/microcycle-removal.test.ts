import { describe, expect, it } from "vitest";
import { removeMacrocycle } from "#contract/planning/macrocycles.ts";
import { findMesocycle, removeMesocycle } from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aPrescribedMicrocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);

describe("removing", () => {
  const left = async (studentId: number) => {
    const tables = ["microcycles", "evaluations", "trainings", "training_entries", "training_entry_exercises"];
    const counts = tables.map((table) =>
      database.owner.query(`select from ${table} where student_id = $1`, [studentId]),
    );
    return (await Promise.all(counts)).map(({ rowCount }) => rowCount);
  };

  it("a microcycle takes its evaluation and trainings along, and leaves the other weeks", async () => {
    const student = await aStudent(prumo, ana);
    const { path } = await aPrescribedMicrocycle(prumo, student);
    const answer = await send(app, microcycles.removeMicrocycle, { params: path, as: ana });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(await left(student.id)).toEqual([3, 0, 0, 0, 0]);
    expect((await send(app, microcycles.removeMicrocycle, { params: path, as: ana })).status).toBe(404);
    const { mesocycle } = (await send(app, findMesocycle, { params: path, as: ana })).body;
    expect(mesocycle).toMatchObject({ weeks: 4, has_training: false });
  });

  it.each([
    ["a mesocycle", removeMesocycle],
    ["a macrocycle", removeMacrocycle],
  ] as const)("%s takes its microcycles and all that is theirs along", async (_, call) => {
    const student = await aStudent(prumo, ana);
    const { path } = await aPrescribedMicrocycle(prumo, student);
    expect((await send(app, call, { params: path, as: ana })).status).toBe(204);
    expect(await left(student.id)).toEqual([0, 0, 0, 0, 0]);
  });
});
