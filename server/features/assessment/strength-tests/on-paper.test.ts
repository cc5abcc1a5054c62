import { expect, it } from "vitest";
import { findStrengthOnDays, HISTORY_LENGTH, recordStrengthTest } from "#contract/assessment/strength-tests.ts";
import { findEvaluation } from "#contract/planning/mesocycles.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { actAsStudent, actAsTrainer, inScope } from "../../../platform/database/scope.ts";
import { findScreened } from "../../../tables/readiness.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { aMacrocycle, anEvaluatedMesocycle, aPrescribedMesocycle } from "../../../testing/steps/cycles.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { comparable, trainingsPdf } from "../../planning/cycles/documents.ts";
import { findComparedCycle, findPrintedEvaluation, findPrintedTrainings } from "../../planning/cycles/queries.ts";
import { listStrengthOfResult } from "../../results/final-results/queries.ts";
import { listStrengthOnDay } from "./queries.ts";

const prumo = await startTestApp();
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const { path, mesocycle } = await aPrescribedMesocycle(prumo, joao);

const record = (student_id: number, muscle_group_id: number, weight: number | null, exercise_name = "") =>
  send(prumo.app, recordStrengthTest, {
    body: { exercise_name, repetitions: 8, weight, percentage: 58, student_id, muscle_group_id },
    as: ana,
  });

/** The load beside the first exercise of the first training, as the sheet of a person prints it. */
async function printedLoad(role: "trainer" | "student", userId: number) {
  const actor =
    role === "trainer"
      ? actAsTrainer(userId, "demonstration")
      : actAsStudent({ studentId: userId, trainerId: ana.id }, "demonstration");
  const read = await inScope(prumo.dependencies.db, actor, (scope) => findPrintedTrainings(scope, path, "2026-03-02"));
  if (!read) throw new Error("there is a training to print");
  const { job } = trainingsPdf({ ...read, product: "Prumo", day: "2026-03-02", publicUrl: "https://prumo.example" });
  return job[0] === "training" ? job[1].trainings[0]?.blocks[0]?.entries[0]?.exercises[0]?.offeredLoad : undefined;
}

it("a training's sheet has the load of the test of the same exercise, for the trainer and for the student", async () => {
  const [exercise] = [mesocycle.trainings[0]?.exercises[0]?.exercise].flat();
  const [group] = exercise?.muscle_groups ?? [];
  if (!exercise || !group) throw new Error("the exercise works a muscle group");
  await record(joao.id, group.id, 50, "Outro exercício do grupo");
  expect(await printedLoad("trainer", ana.id)).toBeNull();
  await record(joao.id, group.id, 50, exercise.name);
  expect(await printedLoad("trainer", ana.id)).toEqual({ source: "test", text: "29 kg" });
  expect(await printedLoad("student", joao.id)).toEqual({ source: "test", text: "29 kg" });
});

it("an evaluation's sheet has the tests as they were on the cycle's last day", async () => {
  const dora = await aStudent(prumo, ana);
  const cycle = await anEvaluatedMesocycle(prumo, dora, { end_date: "2026-03-03" });
  const printed = async () => {
    const actor = actAsTrainer(ana.id, "demonstration");
    const read = await inScope(prumo.dependencies.db, actor, (scope) =>
      findPrintedEvaluation(scope, cycle.path, todayInSaoPaulo(prumo.clock.now().getTime())),
    );
    return read?.strength.map(({ muscle_group, weight, changed_on }) => [muscle_group, weight, changed_on]);
  };
  expect(await printed()).toEqual([]);
  await record(dora.id, 4, 60);
  await record(dora.id, 1, 20);
  await record(dora.id, 2, 15);
  await record(dora.id, 2, null);
  prumo.clock.advance(DAY_MS);
  await record(dora.id, 4, 65);
  // Noon of the day after the last one.
  prumo.clock.advance(DAY_MS);
  await record(dora.id, 4, 70);
  expect(await printed()).toEqual([
    ["Bíceps", 20, "2026-03-02"],
    ["Peitoral", 65, "2026-03-03"],
  ]);
});

it("a comparison and a final result have the tests as they were on the last day of each cycle", async () => {
  const dora = await aStudent(prumo, ana);
  const macrocycle = await aMacrocycle(prumo, dora);
  const today = todayInSaoPaulo(prumo.clock.now().getTime());
  const before = await anEvaluatedMesocycle(prumo, dora, { start_date: "2026-03-01", end_date: today }, macrocycle);
  const after = await anEvaluatedMesocycle(
    prumo,
    dora,
    { start_date: "2026-05-01", end_date: "2026-05-30" },
    macrocycle,
  );
  await record(dora.id, 4, 60);
  prumo.clock.advance(DAY_MS);
  await record(dora.id, 4, 65);
  const actor = actAsTrainer(ana.id, "demonstration");
  const weights = (tests: readonly { readonly weight: number }[]) => tests.map(({ weight }) => weight);
  await inScope(prumo.dependencies.db, actor, async (scope) => {
    const found = [await findComparedCycle(scope, after.path), await findComparedCycle(scope, before.path)];
    const compared = comparable(
      found.filter((one) => one !== undefined),
      await findScreened(scope, dora.id),
    );
    expect(compared.map(({ strength }) => weights(strength))).toEqual([[60], [65]]);
    const cycles = [{ end_date: today }, { end_date: "2026-04-30" }, { end_date: "2026-05-30" }];
    expect((await listStrengthOfResult(scope, macrocycle, cycles)).map(weights)).toEqual([[60], [], [65]]);
  });
});

it("the screen of a comparison has the tests of its paper, also after more changes than the history keeps", async () => {
  const rita = await aStudent(prumo, ana);
  const first = todayInSaoPaulo(prumo.clock.now().getTime());
  await record(rita.id, 4, 60);
  prumo.clock.advance(DAY_MS);
  for (let kg = 0; kg <= HISTORY_LENGTH; kg++) await record(rita.id, 4, 61 + kg);
  const last = todayInSaoPaulo(prumo.clock.now().getTime());
  const params = { studentId: rita.id };
  const { body } = await send(prumo.app, findStrengthOnDays, { params, querystring: { first, last }, as: ana });
  expect([body.first, body.last].map((tests) => tests.map(({ weight, changed_on }) => [weight, changed_on]))).toEqual([
    [[60, first]],
    [[61 + HISTORY_LENGTH, last]],
  ]);
  const onPaper = await inScope(prumo.dependencies.db, actAsTrainer(ana.id, "demonstration"), async (scope) => [
    await listStrengthOnDay(scope, rita.id, first),
    await listStrengthOnDay(scope, rita.id, last),
  ]);
  expect([body.first, body.last]).toEqual(onPaper);
  const bruno = await aTrainer(prumo);
  expect((await send(prumo.app, findStrengthOnDays, { params, querystring: { first, last }, as: bruno })).status).toBe(
    404,
  );
});

it("a trainer may print the strength test of an evaluation, a student may not", async () => {
  const dora = await aStudent(prumo, ana);
  const cycle = await anEvaluatedMesocycle(prumo, dora, { end_date: "2026-04-30" });
  const printable = async (as: typeof ana | typeof dora) =>
    (await send(prumo.app, findEvaluation, { params: cycle.path, as })).body.mesocycle.printable_sections;
  expect(await printable(ana)).not.toContain("strength");
  await record(dora.id, 4, 60);
  expect(await printable(ana)).toContain("strength");
  expect(await printable(dora)).not.toContain("strength");
});
