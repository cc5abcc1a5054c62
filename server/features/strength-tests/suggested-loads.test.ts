import { expect, it } from "vitest";
import { recordStrengthTest } from "#contract/strength-tests.ts";
import { inScope } from "../../platform/database/scope.ts";
import { aPrescribedMesocycle } from "../../testing/cycles.ts";
import { aStudent, aTrainer } from "../../testing/people.ts";
import { send } from "../../testing/send.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { trainingsPdf } from "../cycles/documents.ts";
import { findPrintedTrainings } from "../cycles/queries.ts";

const prumo = await startTestApp();
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const { path, mesocycle } = await aPrescribedMesocycle(prumo, joao);

/** The suggestion beside the first exercise of the first training, as the sheet of a person prints it. */
async function printedLoad(role: "trainer" | "student", userId: number) {
  const actor = { role, userId, trainerId: ana.id };
  const read = await inScope(prumo.dependencies.db, actor, (scope) => findPrintedTrainings(scope, path));
  if (!read) throw new Error("there is a training to print");
  const { job } = trainingsPdf({ ...read, product: "Prumo", day: "2026-03-02" });
  return job[0] === "training" ? job[1].trainings[0]?.blocks[0]?.entries[0]?.exercises[0]?.suggestedLoad : undefined;
}

it("a training's sheet has the load of the strength test, for the trainer and for the student", async () => {
  const [group] = [mesocycle.trainings[0]?.exercises[0]?.exercise].flat().flatMap((one) => one?.muscle_groups ?? []);
  if (!group) throw new Error("the exercise works a muscle group");
  expect(await printedLoad("trainer", ana.id)).toBeNull();
  const body = { exercise_name: "", repetitions: 8, weight: 50, percentage: 58 };
  await send(prumo.app, recordStrengthTest, {
    body: { ...body, student_id: joao.id, muscle_group_id: group.id },
    as: ana,
  });
  const expected = `29 kg (${group.name})`;
  expect(await printedLoad("trainer", ana.id)).toBe(expected);
  expect(await printedLoad("student", joao.id)).toBe(expected);
});
